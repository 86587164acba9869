-- SPDX-License-Identifier: MIT
-- The player is whoever chooses, friendly to whom the unit is.
return card {
  id = "ogn-292", name = "The Dreaming Tree", type = "battlefield",

  when {
    event = "choose", theirs = true, subject = unit { friendly = true, at = "here" },
    cause = "spell", first_each_turn = true, each_player = true,
    run = function(game)
      game.draw(1)
    end,
  },
}
