-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-027", name = "Yurius, Levin Duke", type = "follower", class = "swordcraft",
  traits = { "Noble", "Levin" },
  cost = 2, attack = 0, defense = 4,

  activated { quick = true, cost = { engage = "me" },
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(1, it)
    end },
}
