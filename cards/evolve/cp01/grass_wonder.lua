-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }

return card {
  id = "CP01-050", name = "Grass Wonder", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 5, attack = 5, defense = 5, keywords = { "race" },

  fanfare { run = function(game) game.deal(2, foes) end },
}
