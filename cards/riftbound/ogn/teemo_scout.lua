-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-197", name = "Teemo, Scout", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 2 }, might = 1,
  tags = { "Yordle", "Teemo", "Bandle City" },
  keywords = { "hidden" },

  when_played {
    run = function(game, me)
      game.give(me, { might = 3, lasts = "turn" })
    end,
  },
}
