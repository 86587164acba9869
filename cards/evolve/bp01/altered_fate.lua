-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-161", name = "Altered Fate", type = "spell", class = "neutral",
  traits = { "Deity" },
  cost = 2,

  run = function(game)
    local counts, hands = {}, {}
    local players = game.players()
    for i, player in ipairs(players) do
      counts[i] = #game.hand(player)
      hands = game.list(hands, game.hand(player))
    end
    game.put(hands, "deck")
    for i, player in ipairs(players) do
      if counts[i] == 0 then
        game.shuffle { of = player } -- it is shuffled whatever was returned
      end
    end
    for i, player in ipairs(players) do
      game.draw(counts[i], { by = player })
    end
    game.draw(1)
  end,
}
