-- SPDX-License-Identifier: MIT
-- Three cards are shown and weighed: their costs together are dealt, and heavy cards go back to the bottom.
local heavy = cards { energy = at_least(4) }

return card {
  id = "more-211", name = "Soul Scales", type = "spell", domains = { "fury" }, cost = { energy = 2 },

  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, victim)
    local top = game.reveal_top(3)
    game.deal(top:sum "energy", victim)
    game.recycle(top:where(heavy))
  end,
}
