-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-001", name = "Crystalia Tia", type = "follower", class = "forestcraft",
  traits = { "Crystalian", "Princess" },
  cost = 2, attack = 1, defense = 1, evolve = 1,

  fanfare { if_ = number.you("combo"):at_least(3), run = function(game) game.summon("Crystalia Eve") end },
}
