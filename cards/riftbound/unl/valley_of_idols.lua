-- SPDX-License-Identifier: MIT
-- Whoever plays the unit has the choice: that player controls the ability, and pays as it is
-- finalized (187.6.a, 383.3.b).
return card {
  id = "unl-218", name = "Valley of Idols", type = "battlefield",

  when {
    event = "play", subject = unit { at = "here" }, theirs = true, optional = true,
    cost = { energy = 1 },
    run = function(game)
      game.buff(game.event.subject)
    end,
  },
}
