-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-057", name = "Irelia, Fervent", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 5 }, might = 4, tags = { "Irelia", "Ionia" },
  keywords = { "deflect" },

  when {
    event = { "choose", "ready" }, by = "you", subject = "me",
    run = function(game, me)
      game.give(me, { might = 1, lasts = "turn" })
    end,
  },
}
