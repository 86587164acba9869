-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-119", name = "Spectre", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 2, attack = 2, defense = 1, keywords = { "bane" },

  fanfare { process = { leader_defense = 2 },
    run = function(game, me)
      game.give(me, { keyword = "rush" })
      game.mill(1)
    end },
}
