-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-004", name = "Floral Fencer", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Officer" },
  attack = 4, defense = 4,

  on_evolve { run = function(game, me)
    game.summon { "Steelclad Knight", "Knight" }
  end },
}
