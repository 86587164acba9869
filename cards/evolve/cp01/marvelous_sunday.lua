-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-009", name = "Marvelous Sunday", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 3, keywords = { "race" },

  fanfare { process = { return_to_hand = card { friendly = true, other = true } },
    run = function(game, me)
      game.give(game.leader(), { defense = 2 })
    end },
}
