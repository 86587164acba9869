-- SPDX-License-Identifier: MIT
-- It plays the part of whom it stands beside, and keeps its own Might.
return card {
  id = "more-4", name = "False Face", type = "unit", domains = { "chaos" }, cost = { energy = 3 }, might = 3,

  static { affects = "me", text_of = units { enemy = true, at = "here" }, while_ = { attacking = true } },
  when_played { targets = { unit { friendly = true } },
    run = function(game, me, ally) game.take_text(me, ally, { lasts = "turn" }) end },
}
