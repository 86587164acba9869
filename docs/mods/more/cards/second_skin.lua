-- SPDX-License-Identifier: MIT
-- A card that becomes a copy of another: of the first unit that an opponent plays each turn, while it lasts.
return card {
  id = "more-202", name = "Second Skin", type = "unit", domains = { "chaos" }, cost = { energy = 3 }, might = 1,

  when { event = "play", by = "opponent", subject = unit {}, nth = 1, optional = true,
    run = function(game, me) game.become_copy(me, game.event.subject, { lasts = "turn" }) end },
}
