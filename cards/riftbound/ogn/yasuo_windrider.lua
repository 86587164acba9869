-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-205", name = "Yasuo, Windrider", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 5, power = { chaos = 1 } }, might = 4,
  tags = { "Yasuo", "Ionia" },
  keywords = { "ganking" },

  when {
    event = "move", subject = "me", if_ = number.me("moves"):equals(3),
    run = function(game)
      game.gain_points(1)
    end,
  },
}
