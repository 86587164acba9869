-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-084", name = "Tazuna Hayakawa", type = "follower", class = "neutral",
  traits = { "Tracen Academy" },
  cost = 4, attack = 3, defense = 5, keywords = { "ward" },

  fanfare { targets = { follower { friendly = true, traits = "Umamusume" } },
    run = function(game, me, friend)
      game.give(friend, { attack = 1, defense = 2 })
    end },
}
