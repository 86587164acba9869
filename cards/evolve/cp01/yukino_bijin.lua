-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-010", name = "Yukino Bijin", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "ward", "race" },

  fanfare { process = { return_to_hand = card { friendly = true, other = true } },
    run = function(game, me)
      game.give(me, { attack = 1, defense = 1 })
    end },
}
