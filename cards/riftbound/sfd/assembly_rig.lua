-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-019", name = "Assembly Rig", type = "gear",
  domains = { "fury" }, cost = { energy = 4 },

  activated {
    cost = {
      energy = 1, power = { fury = 1 }, recycle = unit { zone = "trash", mine = true },
      exhaust = "me",
    },
    run = function(game)
      game.play_token("Mech", { at = "base" })
    end,
  },
}
