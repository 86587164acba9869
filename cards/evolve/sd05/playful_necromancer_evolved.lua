-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-004", name = "Playful Necromancer", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Necromancer" },
  attack = 4, defense = 4,

  on_evolve {
    run = function(game)
      game.summon("Ghost", 3)
    end },
}
