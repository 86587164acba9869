-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-034", name = "Tryndamere, Barbarian", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 7, power = { fury = 2 } }, might = 8,
  tags = { "Tryndamere", "Freljord" },

  when {
    event = "conquer", by = "me", if_ = all_of {
      { attacking = true }, number.you("excess"):at_least(5),
    },
    run = function(game)
      game.gain_points(1)
    end,
  },
}
