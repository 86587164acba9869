-- SPDX-License-Identifier: MIT
local allies = followers { friendly = true }

return card {
  id = "CP01-014", name = "Tokai Teio", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 5, attack = 4, defense = 4, keywords = { "race" }, evolve = 2,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(2 * game.count(allies), it)
    end },
}
