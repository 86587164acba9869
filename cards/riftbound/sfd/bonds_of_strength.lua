-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-151", name = "Bonds of Strength", type = "spell",
  domains = { "order" }, cost = { energy = 2 }, keywords = { "reaction" },

  repeats { energy = 2 },
  targets = { exactly(2, unit { friendly = true }) },
  run = function(game, me, allies)
    game.give(allies, { might = 1, lasts = "turn" })
  end,
}
