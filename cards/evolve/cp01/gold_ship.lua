-- SPDX-License-Identifier: MIT
local foes = leaders { enemy = true }

return card {
  id = "CP01-068", name = "Gold Ship", type = "follower", class = "havencraft",
  traits = { "Umamusume" },
  cost = 8, attack = 8, defense = 8, keywords = { "race" },

  fanfare { run = function(game)
    for _, top in ipairs(game.reveal_top(1)) do
      local x = top.cost
      game.deal(x, foes)
      game.give(game.leader(), { defense = x })
    end
  end },
  activated { cost = { play_points = 10 }, run = function(game, me) game.give(me, { attack = 10, defense = 10 }) end },
}
