-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-154", name = "Primal Strength", type = "spell",
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } },
  keywords = { "action" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = 7, lasts = "turn" })
  end,
}
