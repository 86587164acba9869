-- SPDX-License-Identifier: MIT
local whole = card { zone = "deck", name = "Flame and Glass" }

return card {
  id = "BP01-166", name = "Harnessed Flame", type = "follower", class = "neutral",
  traits = { "Fiend" },
  cost = 3, attack = 3, defense = 2,

  activated {
    cost = { play_points = 1,
      bury = { "me", card { friendly = true, name = "Harnessed Glass" } } },
    run = function(game)
      game.search(whole, { to = "field" })
    end },
}
