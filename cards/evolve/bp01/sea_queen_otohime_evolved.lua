-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-027", name = "Sea Queen Otohime", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Commander", "Princess" },
  attack = 4, defense = 5,

  on_evolve { run = function(game) game.summon("Otohime's Bodyguard", 3, { overflow = "ex" }) end },
}
