-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-017", name = "Elf Metallurgist", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, attack = 3, defense = 2,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(game.you().combo >= 3 and 3 or 1, foe)
    end },
}
