-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-038", name = "Tosen Jordan", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 1, keywords = { "race" },

  last_words { targets = { spell { zone = "cemetery", owned = true } },
    run = function(game, me, it)
      game.put(it, "hand")
    end },
}
