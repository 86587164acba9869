-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-039", name = "Narita Top Road", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  on_race { run = function(game, me)
    game.give(me, { attack = 1, defense = 1 })
    game.draw(2)
    game.discard(1)
  end },
}
