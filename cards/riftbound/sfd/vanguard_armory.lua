-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-168", name = "Vanguard Armory", type = "gear",
  domains = { "order" }, cost = { energy = 7, power = { order = 1 } },

  activated {
    cost = { exhaust = "me" },
    run = function(game)
      game.play_token("Recruit", { count = 3 })
    end,
  },
}
