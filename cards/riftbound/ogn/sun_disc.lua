-- SPDX-License-Identifier: MIT
-- A token that is played is a unit that is played (R47).
return card {
  id = "ogn-021", name = "Sun Disc", type = "gear",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } },
  keywords = { "legion" },

  activated {
    legion = true, cost = { exhaust = "me" },
    run = function(game)
      game.start("swift", { lasts = "turn" })
    end,
  },

  abilities = {
    swift = static { affects = units { mine = true }, enters_ready = true, next = true },
  },
}
