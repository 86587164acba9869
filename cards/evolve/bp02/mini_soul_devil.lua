-- SPDX-License-Identifier: MIT
local foes = leaders { enemy = true }

return card {
  id = "BP02-083", name = "Mini Soul Devil", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 2, attack = 3, defense = 2,

  when { event = "evolve", subject = follower { friendly = true },
    run = function(game) game.deal(2, foes) end },
}
