-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-059", name = "Siegfried", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin", "Cutthroat" },
  cost = 4, attack = 3, defense = 3, evolve = 1,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(2, foe)
    end },
}
