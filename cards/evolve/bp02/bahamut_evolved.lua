-- SPDX-License-Identifier: MIT
local two_enemies = number.count(followers { enemy = true }):at_least(2)
local amulets_there = amulets {}

return card {
  id = "BP02-108", name = "Bahamut", type = "follower", class = "neutral",
  evolved = true, traits = { "Deity", "Supreme" },
  attack = 11, defense = 11,

  on_evolve { run = function(game, me) game.destroy(game.all(amulets_there)) end },
  static { while_ = two_enemies, cannot = "attack_leaders" },
}
