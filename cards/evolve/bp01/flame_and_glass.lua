-- SPDX-License-Identifier: MIT
local enemies = followers { enemy = true }
local flame = card { zone = "cemetery", owned = true, name = "Harnessed Flame" }
local glass = card { zone = "cemetery", owned = true, name = "Harnessed Glass" }

return card {
  id = "BP01-154", name = "Flame and Glass", type = "follower", class = "neutral",
  traits = { "Archfiend" },
  cost = 10, attack = 7, defense = 7, keywords = { "storm" },

  strike {
    run = function(game)
      local both = game.count(flame) > 0 and game.count(glass) > 0
      game.deal(both and 7 or 3, enemies)
    end },
}
