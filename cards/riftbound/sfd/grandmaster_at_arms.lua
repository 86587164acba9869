-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-193", name = "Grandmaster at Arms", type = "legend",
  domains = { "calm", "body" }, tags = { "Jax" },

  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = {
      gear { friendly = true, tags = "Equipment", attached = false }, unit { friendly = true },
    },
    run = function(game, me, equipment, host)
      game.attach(equipment, host)
    end,
  },
  activated {
    cost = { exhaust = "me" },
    targets = {
      gear { friendly = true, tags = "Equipment", attached = true }, unit { friendly = true },
    },
    run = function(game, me, equipment, host)
      game.attach(equipment, host)
    end,
  },
}
