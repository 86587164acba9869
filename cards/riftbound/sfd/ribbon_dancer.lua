-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-038", name = "Ribbon Dancer", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 3, tags = { "Ionia" },

  when {
    event = "move", subject = "me", at = "battlefield",
    targets = { unit { friendly = true, other = true } },
    run = function(game, me, ally)
      game.give(ally, { might = 1, lasts = "turn" })
    end,
  },
}
