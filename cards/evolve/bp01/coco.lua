-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T13", name = "Coco", type = "spell", class = "abysscraft",
  token = true, traits = { "Demon" },
  cost = 0,

  targets = { follower { friendly = true } },
  run = function(game, me, friend)
    game.give(friend, { attack = 2 })
  end,
}
