-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-117", name = "Skeleton Fighter", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 1, attack = 2, defense = 2,

  fanfare {
    run = function(game, me)
      if game.you().sanguine then game.give(me, { attack = 1, defense = 1 }) end
    end },
}
