-- SPDX-License-Identifier: MIT
local two_enemies = number.count(followers { enemy = true }):at_least(2)
local others = followers { other = true }

return card {
  id = "BP02-107", name = "Bahamut", type = "follower", class = "neutral",
  traits = { "Deity", "Supreme" },
  cost = 9, attack = 9, defense = 9, evolve = 0,

  fanfare { run = function(game, me) game.destroy(game.all(others)) end },
  static { while_ = two_enemies, cannot = "attack_leaders" },
}
