-- SPDX-License-Identifier: MIT
-- scores its weight, and two more
return card { id = "stone-2", name = "Flint", weight = 2,
  run = function(game, me)
    game.score(2)
  end }
