-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-013", name = "Lilith", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 3, defense = 3,

  strike {
    run = function(game)
      game.give(game.leader(), { defense = 2 })
    end },
}
