-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-101", name = "Sky Sprite", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 3, attack = 3, defense = 3,

  fanfare { targets = { follower { friendly = true, other = true, entered = true } },
    run = function(game, me, it)
      game.give(it, { attack = 2, defense = 2 })
    end },
}
