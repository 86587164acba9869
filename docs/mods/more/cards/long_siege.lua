-- SPDX-License-Identifier: MIT
-- A limit on who comes where, at a place that is chosen: one unit of each player at most, until its player's next turn.
return card {
  id = "more-208", name = "Long Siege", type = "spell", domains = { "order" }, cost = { energy = 2 },

  targets = { battlefield {} },
  run = function(game, me, field) game.start("siege", field, { lasts = "next_turn" }) end,
  abilities = { siege = static { affects = ref(1), room = 1, room_each = true } },
}
