-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-117", name = "Hamsa", type = "follower", class = "neutral",
  traits = { "Lightborne" },
  cost = 3, attack = 0, defense = 3,

  fanfare {
    run = function(game, me)
      for _, top in ipairs(game.reveal_top(1)) do
        game.give(me, { attack = top.cost })
      end
    end },
}
