-- SPDX-License-Identifier: MIT
local hands = cards { zone = "hand" }

return card {
  id = "BP01-161", name = "Altered Fate", type = "spell", class = "neutral", traits = { "Deity" },
  cost = 2,

  run = function(game)
    local players, counts = game.players(), {}
    for i, player in ipairs(players) do counts[i] = #game.hand(player) end
    game.put(hands, "deck")
    for i, player in ipairs(players) do
      if counts[i] == 0 then game.shuffle { of = player } end -- it is shuffled whatever was returned
    end
    for i, player in ipairs(players) do game.draw(counts[i], { by = player }) end
    game.draw(1)
  end,
}
