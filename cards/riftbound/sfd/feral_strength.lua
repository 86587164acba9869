-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-034", name = "Feral Strength", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "reaction" },

  repeats { energy = 2 },
  targets = { unit {} },
  run = function(game, me, it)
    game.give(it, { might = 2, lasts = "turn" })
  end,
}
