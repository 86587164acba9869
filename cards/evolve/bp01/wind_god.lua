-- SPDX-License-Identifier: MIT
local friends = followers { friendly = true }

return card {
  id = "BP01-157", name = "Wind God", type = "follower", class = "neutral",
  traits = { "Deity" },
  cost = 4, attack = 1, defense = 5,

  fanfare { targets = { follower { friendly = true } },
    run = function(game, me, friend)
      game.give(friend, { attack = 1 })
    end },
  when { event = "end_phase", by = "you",
    run = function(game)
      game.give(friends, { attack = 1 })
    end },
}
