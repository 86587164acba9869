-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-097", name = "Punch First", type = "spell",
  domains = { "body" }, cost = { energy = 1, power = { body = 2 } },
  keywords = { "action" },

  targets = { unit {} },
  run = function(game, me, unit)
    game.give(unit, { might = 5, lasts = "turn" })
  end,
}
