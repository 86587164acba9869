-- SPDX-License-Identifier: MIT
-- The evolved face of @name@: a card of the evolve deck, with an id of its own.
return card {
  id = "@evolved@", name = "@name@", type = "follower",
  class = "neutral", evolved = true,
  traits = {},
  attack = 4, defense = 4,

  -- What happens when it evolves.
  on_evolve {
    targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(3, foe)
    end,
  },
}
