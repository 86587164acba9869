-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-004", name = "Rose Gardener", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Verdant" },
  attack = 4, defense = 4,

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.return_to_hand(foe)
      if game.you().combo >= 3 then game.draw(1) end
    end },
}
