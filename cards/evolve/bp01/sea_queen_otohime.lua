-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-026", name = "Sea Queen Otohime", type = "follower", class = "swordcraft",
  traits = { "Commander", "Princess" },
  cost = 4, attack = 3, defense = 4, evolve = 2,

  fanfare { run = function(game) game.summon("Otohime's Bodyguard") end },
}
