-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-167", name = "Ember Monk", type = "unit",
  domains = { "chaos" }, cost = { energy = 4 }, might = 4, tags = { "Bandle City" },

  when {
    event = "play", by = "you", subject = card {}, from = "facedown",
    run = function(game, me)
      game.give(me, { might = 2, lasts = "turn" })
    end,
  },
}
