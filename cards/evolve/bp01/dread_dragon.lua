-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-097", name = "Dread Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 7, attack = 7, defense = 7,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(7, foe)
    end },
}
