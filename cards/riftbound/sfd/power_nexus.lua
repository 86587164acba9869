-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-214", name = "Power Nexus", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me", optional = true, cost = { power = { any = 4 } },
    run = function(game)
      game.gain_points(1)
    end,
  },
}
