-- SPDX-License-Identifier: MIT
-- It enters as a copy of a unit that lies in any trash, if its player likes.
local dead = units { zone = "trash" }

return card {
  id = "more-209", name = "Grave Mirror", type = "unit", domains = { "mind" }, cost = { energy = 3 }, might = 1,

  as_played {
    run = function(game, me)
      game.become_copy(me, game.choose(dead, { optional = true, text = "A copy of which unit?" }))
    end },
}
