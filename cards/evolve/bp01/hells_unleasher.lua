-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-109", name = "Hell's Unleasher", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 2, attack = 2, defense = 2,

  activated { cost = { engage = "me", bury = "me" },
    targets = { follower { zone = "cemetery", owned = true, cost = at_least(3) } },
    run = function(game, me, dead)
      game.return_to_hand(dead)
    end },
}
