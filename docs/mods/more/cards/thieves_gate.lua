-- SPDX-License-Identifier: MIT
-- Who conquers here gains no point of it: an opponent, whom that player chooses, loses one.
return card {
  id = "more-237", name = "Thieves' Gate", type = "battlefield",

  instead_of { event = "points", by = "you", cause = "conquer", at = "here",
    run = function(game)
      game.lose_points(1, { by = game.choose(game.opponents(), { text = "Who loses a point?" }) })
    end },
}
