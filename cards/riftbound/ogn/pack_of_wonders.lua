-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-181", name = "Pack of Wonders", type = "gear",
  domains = { "chaos" }, cost = { energy = 2 },

  activated {
    cost = { exhaust = "me" },
    targets = {
      any_of {
        gear { friendly = true, other = true }, unit { friendly = true },
        card { zone = "facedown", friendly = true },
      },
    },
    run = function(game, me, chosen) game.return_to_hand(chosen) end,
  },
}
