-- SPDX-License-Identifier: MIT
-- The player is the owner, whose hand the unit is returned to: that player controls the ability, and
-- pays as it is finalized (187.6.a, 383.3.b).
return card {
  id = "unl-214", name = "Ripper's Bay", type = "battlefield",

  when {
    event = "return_to_hand", subject = unit { at = "here" }, theirs = "owner", optional = true,
    cost = { energy = 1 },
    run = function(game)
      game.channel(1, { exhausted = true })
    end,
  },
}
