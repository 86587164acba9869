-- SPDX-License-Identifier: MIT
-- Nobody is a target: the others choose on resolution, in turn order, then it is carried out.
return card {
  id = "ogn-071", name = "Party Favors", type = "spell",
  domains = { "calm" }, cost = { energy = 3 },

  run = function(game)
    local you, cards, runes = game.you(), {}, {}
    for _, player in ipairs(game.players { from = "next" }) do
      if player ~= you then
        local draws = game.yes("Cards? Otherwise Runes.", { by = player })
        table.insert(draws and cards or runes, player)
      end
    end
    for _, player in ipairs(cards) do
      game.draw(1)
      game.draw(1, { by = player })
    end
    for _, player in ipairs(runes) do
      game.channel(1, { exhausted = true })
      game.channel(1, { exhausted = true, by = player })
    end
  end,
}
