-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-066", name = "Mejiro McQueen", type = "follower", class = "havencraft",
  traits = { "Umamusume", "Mejiro Family" },
  cost = 4, attack = 4, defense = 4, keywords = { "ward", "race" }, evolve = 1,

  fanfare { process = { bury = amulet { friendly = true } },
    targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, it)
      game.deal(3, it)
    end },
}
