-- SPDX-License-Identifier: MIT
return card {
  id = "unl-027", name = "Inviolus Vox", type = "unit",
  domains = { "fury" }, cost = { energy = 8, power = { fury = 2 } }, might = 8,
  tags = { "Dragon", "Mount Targon" },

  when {
    event = "conquer", by = "me",
    targets = { unit { friendly = true } },
    run = function(game, me, ally)
      game.give(ally, { might = 8, lasts = "turn" })
    end,
  },
}
