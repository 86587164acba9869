-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-066", name = "Ahri, Alluring", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 4,
  tags = { "Ahri", "Ionia" },

  when {
    event = "hold", by = "me",
    run = function(game)
      game.gain_points(1)
    end,
  },
}
