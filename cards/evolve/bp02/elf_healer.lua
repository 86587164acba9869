-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-013", name = "Elf Healer", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 3, attack = 1, defense = 5,

  fanfare { run = function(game) game.give(game.leader(), { defense = 3 }) end },
}
