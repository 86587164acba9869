-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-144", name = "Spirit Wheel", type = "gear",
  domains = { "chaos" }, cost = { energy = 2 },

  when {
    event = "choose", by = "you", subject = unit { friendly = true }, optional = true,
    cost = { energy = 1, exhaust = "me" },
    run = function(game)
      game.draw(1)
    end,
  },
}
