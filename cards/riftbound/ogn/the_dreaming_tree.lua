-- SPDX-License-Identifier: MIT
-- The player is whoever chooses, friendly to whom the unit is.  Drawing is no choice, so the ability is
-- the battlefield controller's (187.6.a).
return card {
  id = "ogn-292", name = "The Dreaming Tree", type = "battlefield",

  when {
    event = "choose", subject = unit { at = "here" }, cause = "spell",
    if_ = function(q) return q.controller(q.event.subject).team == q.event.player.team end,
    first_each_turn = true, each_player = true,
    run = function(game)
      game.draw(1, { by = game.event.player })
    end,
  },
}
