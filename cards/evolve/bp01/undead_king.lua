-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-124", name = "Undead King", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 6, attack = 6, defense = 6,

  fanfare { targets = { up_to(2, follower { zone = "cemetery", owned = true }) },
    run = function(game, me, dead)
      game.return_to_hand(dead)
    end },
}
