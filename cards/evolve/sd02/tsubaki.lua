-- SPDX-License-Identifier: MIT
return card {
  id = "SD02-001", name = "Tsubaki", type = "follower", class = "swordcraft",
  traits = { "Assassin", "Ninja" },
  cost = 6, attack = 5, defense = 4,

  fanfare {
    modes { choose = 1,
      mode { targets = { follower { enemy = true } },
        run = function(game, me, foe) game.destroy(foe) end },
      mode { run = function(game, me) game.give(me, { keyword = "storm" }) end },
    } },
}
