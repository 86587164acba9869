-- SPDX-License-Identifier: MIT
-- Nobody is a target: the others choose on resolution, in turn order, then it is carried out.
return card {
  id = "ogn-071", name = "Party Favors", type = "spell",
  domains = { "calm" }, cost = { energy = 3 },

  run = function(game)
    local others = game.players { from = "next" }:without(game.you())
    local cards = game.poll("Cards? Otherwise Runes.", { players = others })
    for _, player in ipairs(cards) do
      game.draw(1)
      game.draw(1, { by = player })
    end
    for _, player in ipairs(others:without(cards)) do
      game.channel(1, { exhausted = true })
      game.channel(1, { exhausted = true, by = player })
    end
  end,
}
