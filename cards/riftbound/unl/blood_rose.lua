-- SPDX-License-Identifier: MIT
return card {
  id = "unl-109", name = "Blood Rose", type = "gear",
  domains = { "body" }, cost = { energy = 1 },

  when {
    event = "play", by = "you", subject = unit {}, optional = true, cost = { energy = 1 },
    run = function(game) game.gain_xp(1) end,
  },
  activated {
    cost = { xp = 3, exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen) game.ready(chosen) end,
  },
}
