-- SPDX-License-Identifier: MIT
-- What units deal is no spell's and no ability's damage (417.6.b.3), combat damage neither.
return card {
  id = "ogn-145", name = "Unyielding Spirit", type = "spell",
  domains = { "body" }, cost = { energy = 1, power = { body = 1 } },
  keywords = { "reaction" },

  run = function(game)
    game.later("ward")
  end,

  abilities = {
    ward = instead_of {
      event = "damage", subject = unit {}, cause = { "spell", "ability" }, amount = 0,
      ends = "turn",
    },
  },
}
