-- SPDX-License-Identifier: MIT
local foes = leaders { enemy = true }

return card {
  id = "BP02-075", name = "Azazel", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 7, defense = 7, keywords = { "bane" },

  on_evolve { run = function(game) game.set_defense(foes, 10) end },
}
