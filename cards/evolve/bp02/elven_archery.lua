-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-011", name = "Elven Archery", type = "spell", class = "forestcraft",
  traits = { "Elf" },
  cost = 1,

  targets = { up_to(2, follower { enemy = true }) },
  run = function(game, me, it)
    game.deal(game.you().combo >= 3 and 2 or 1, it)
  end,
}
