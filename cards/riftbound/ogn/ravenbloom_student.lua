-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-103", name = "Ravenbloom Student", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 2, tags = { "Noxus" },

  when {
    event = "play", by = "you", subject = spell {},
    run = function(game, me)
      game.give(me, { might = 1, lasts = "turn" })
    end,
  },
}
