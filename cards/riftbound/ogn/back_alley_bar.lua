-- SPDX-License-Identifier: MIT
-- The unit is the one that moved, wherever it is by then (359.3.f.3).
return card {
  id = "ogn-277", name = "Back-Alley Bar", type = "battlefield",

  when {
    event = "move", subject = unit {}, if_ = function(q, me) return q.event.other == me end,
    run = function(game)
      game.give(game.event.subject, { might = 1, lasts = "turn" })
    end,
  },
}
