-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-011", name = "Glint Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 4, attack = 5, defense = 3,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(3, foe)
    end },
}
