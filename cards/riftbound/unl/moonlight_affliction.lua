-- SPDX-License-Identifier: MIT
return card {
  id = "unl-066", name = "Moonlight Affliction", type = "spell",
  domains = { "mind" }, cost = { energy = 7 }, keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = -10, lasts = "turn" })
  end,
}
