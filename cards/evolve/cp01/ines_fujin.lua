-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-011", name = "Ines Fujin", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 6, attack = 7, defense = 7, keywords = { "rush", "assail", "race" },

  fanfare { targets = { card { friendly = true, other = true } },
    run = function(game, me, it)
      game.return_to_hand(it)
    end },
}
