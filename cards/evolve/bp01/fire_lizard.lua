-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-094", name = "Fire Lizard", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 2, attack = 3, defense = 2,

  fanfare { targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, foe)
      game.deal(1, foe)
    end },
}
