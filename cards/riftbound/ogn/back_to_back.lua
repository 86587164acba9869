-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-206", name = "Back to Back", type = "spell",
  domains = { "order" }, cost = { energy = 3 },
  keywords = { "reaction" },

  targets = { exactly(2, unit { friendly = true }) },
  run = function(game, me, allies)
    game.give(allies, { might = 2, lasts = "turn" })
  end,
}
