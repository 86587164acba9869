-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-151", name = "Gabriel", type = "follower", class = "neutral",
  traits = { "Angel" },
  cost = 6, attack = 4, defense = 3, keywords = { "ward" },

  fanfare { targets = { follower { friendly = true, other = true } },
    run = function(game, me, friend)
      game.give(friend, { attack = 4, defense = 3, keyword = "assail" })
    end },
}
