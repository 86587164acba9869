-- SPDX-License-Identifier: MIT
local all_followers = followers {}

return card {
  id = "SD06-002", name = "Hare of Illusions", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 0,

  activated { cost = { engage_me = true, bury_me = true },
    targets = { follower { enemy = true } },
    run = function(game, me, foe) game.engage(foe) end },
  activated { cost = { play_points = 10, engage_me = true, bury_me = true },
    run = function(game) game.banish(all_followers) end },
}
