-- SPDX-License-Identifier: MIT
return card {
  id = "unl-001", name = "Arena Kingpin", type = "unit",
  domains = { "fury" }, cost = { energy = 5 }, might = 3, tags = { "Yordle", "Noxus" },

  static { affects = "me", enters_ready = true },
  activated {
    cost = { exhaust = "me" },
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = 3, lasts = "turn" })
    end,
  },
}
