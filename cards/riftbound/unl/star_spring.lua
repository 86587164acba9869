-- SPDX-License-Identifier: MIT
-- Whoever plays the unit has the choice, so that player controls the ability (187.6.a).  The first
-- time counts whether or not that player then wants it.
return card {
  id = "unl-215", name = "Star Spring", type = "battlefield",

  when {
    event = "play", subject = unit { at = "here", token = false }, theirs = true, optional = true,
    first_each_turn = true, each_player = true,
    targets = { unit { mine = true, at = "here", happened_to = false } },
    run = function(game, me, mover)
      game.move(mover, { to = "base" })
    end,
  },
}
