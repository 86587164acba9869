-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-123", name = "Wardrobe Raider", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 3, defense = 3,

  on_evolve { process = { bury = follower { friendly = true } },
    targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.destroy(foe)
    end },
}
