-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-004", name = "Dragon Warrior", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Wyrmkin" },
  attack = 4, defense = 4,

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(3, foe)
    end },
}
