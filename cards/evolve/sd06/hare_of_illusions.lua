-- SPDX-License-Identifier: MIT
local all_followers = followers {}

return card {
  id = "SD06-002", name = "Hare of Illusions", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 0,

  activated { cost = { engage = "me", bury = "me" },
    targets = { follower { enemy = true } },
    run = function(game, me, foe) game.engage(foe) end },
  activated { cost = { play_points = 10, engage = "me", bury = "me" },
    run = function(game) game.banish(all_followers) end },
}
