-- SPDX-License-Identifier: MIT
-- A guard is relieved: when a unit of its player is attacked, a unit of the base may take its place, once each turn.
return card {
  id = "more-214", name = "Changing of the Guard", type = "gear", domains = { "order" }, cost = { energy = 2 },

  when { event = "defend", subject = units { mine = true }, once_each_turn = true,
    targets = { unit { mine = true, at = "base" } },
    run = function(game, me, fresh) game.swap_places(fresh, game.event.subject) end },
}
