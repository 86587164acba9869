-- SPDX-License-Identifier: MIT
return card {
  id = "unl-104", name = "Gentle Gemdragon", type = "unit",
  domains = { "body" }, cost = { energy = 8 }, might = 8, tags = { "Dragon", "Mount Targon" },

  when {
    event = "play", by = "you", subject = card { tags = "Dragon" },
    targets = { up_to(2, rune {}) },
    run = function(game, me, chosen)
      game.ready(chosen)
    end,
  },
}
