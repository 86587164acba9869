-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-149", name = "Guardian Sun", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 1,

  fanfare { targets = { follower { friendly = true } },
    run = function(game, me, friend) game.give(friend, { keyword = "ward" }) end },
  activated { cost = { play_points = 2, engage = "me", bury = "me" },
    targets = { follower { friendly = true, keyword = "ward" } },
    run = function(game, me, friend) game.give(friend, { attack = 2, defense = 2 }) end },
}
