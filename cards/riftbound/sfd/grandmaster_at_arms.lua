-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-193", name = "Grandmaster at Arms", type = "legend",
  domains = { "calm", "body" }, tags = { "Jax" },
  aliases = { "Jax, Grandmaster at Arms" },

  activated {
    cost = { energy = 1, exhaust = "me" },
    targets = { gear { mine = true, tags = "Equipment", attached = false }, unit { mine = true } },
    run = function(game, me, equipment, host) game.attach(equipment, host) end,
  },
  activated {
    cost = { exhaust = "me" },
    targets = { gear { mine = true, tags = "Equipment", attached = true }, unit { mine = true } },
    run = function(game, me, equipment, host) game.attach(equipment, host) end,
  },
}
