-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-088", name = "Necrocarnival", type = "spell", class = "abysscraft",
  traits = { "Departed" },
  cost = 3,

  modes { choose = 1,
    more = { if_ = number.you("necrocharge"):at_least(10), choose = 2 },
    mode { targets = { follower { zone = "cemetery", owned = true, cost = at_most(2) } },
      run = function(game, me, dead) game.put(dead, "field") end },
    mode { run = function(game) game.summon("Ghost", 2) end },
  },
}
