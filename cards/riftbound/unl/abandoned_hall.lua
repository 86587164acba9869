-- SPDX-License-Identifier: MIT
-- Whoever plays the spell has the choice, so that player controls the ability (RB-RU-015).
return card {
  id = "unl-205", name = "Abandoned Hall", type = "battlefield",

  when {
    event = "play", subject = spell {}, theirs = true, optional = true,
    targets = { unit { mine = true, at = "here" } },
    run = function(game, me, ally)
      game.give(ally, { might = 1, lasts = "turn" })
    end,
  },
}
