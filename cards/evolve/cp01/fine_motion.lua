-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-058", name = "Fine Motion", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  on_race { run = function(game, me)
    game.give(me, { attack = 1, defense = 1 })
    game.give(game.leader(), { defense = 2 })
    game.mill(2)
  end },
}
