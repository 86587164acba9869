-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-066", name = "Frigid Touch", type = "spell",
  domains = { "mind" }, cost = { energy = 2 },
  keywords = { "reaction" },

  repeats { energy = 2 },
  targets = { unit {} },
  run = function(game, me, unit)
    game.give(unit, { might = -2, lasts = "turn" })
  end,
}
