-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-075", name = "Mejiro Dober", type = "follower", class = "havencraft",
  traits = { "Umamusume", "Mejiro Family" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" },

  on_race { run = function(game, me)
    game.give(me, { attack = 1, defense = 1 })
    game.give(game.leader(), { defense = 2 })
  end },
}
