-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-115", name = "Death's Breath", type = "spell", class = "abysscraft",
  traits = { "Departed" },
  cost = 6,

  targets = { follower { zone = "cemetery", owned = true, cost = at_most(8) } },
  run = function(game, me, dead)
    game.give(game.put(dead, "field"), { keyword = "ward" })
  end,
}
