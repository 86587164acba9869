-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-10", name = "Bartered Borders", type = "spell", domains = { "chaos" }, cost = { energy = 3 },

  targets = { battlefield {}, another(battlefield {}) },
  run = function(game, me, one, other) game.exchange_control(one, other) end,
}
