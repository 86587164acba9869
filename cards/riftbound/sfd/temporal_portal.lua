-- SPDX-License-Identifier: MIT
-- "Equal to its cost": the printed cost (131.4), also when the spell is played for another price.
return card {
  id = "sfd-078", name = "Temporal Portal", type = "gear",
  domains = { "mind" }, cost = { energy = 3 },

  activated {
    cost = { power = { any = 1 }, exhaust = "me" },
    run = function(game)
      game.start("echo", { lasts = "turn" })
    end,
  },

  abilities = {
    echo = static {
      affects = spells { mine = true }, extra = repeats("printed"), next = true,
    },
  },
}
