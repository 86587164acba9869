-- SPDX-License-Identifier: MIT
-- Cards now, and no Draw Phase and no Channel Phase in the next turn of its player.
return card {
  id = "more-213", name = "Borrowed Time", type = "spell", domains = { "chaos" }, cost = { energy = 1 },

  run = function(game)
    game.draw(2)
    game.later("no_draw")
    game.later("no_runes")
  end,
  abilities = {
    no_draw = instead_of { event = "phase", phase = "draw", by = "you", once = true },
    no_runes = instead_of { event = "phase", phase = "channel", by = "you", once = true },
  },
}
