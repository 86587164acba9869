-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-012", name = "Lilith", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  fanfare {
    run = function(game)
      game.summon("Forest Bat", { to = "ex" })
    end },
}
