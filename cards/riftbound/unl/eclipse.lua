-- SPDX-License-Identifier: MIT
return card {
  id = "unl-063", name = "Eclipse", type = "spell",
  domains = { "mind" }, cost = { energy = 3 }, keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = -4, lasts = "turn" })
    game.predict(1)
  end,
}
