-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-011", name = "Water Fairy", type = "follower", class = "forestcraft",
  traits = { "Pixie" },
  cost = 1, attack = 1, defense = 1, evolve = 2,

  last_words {
    run = function(game)
      game.summon("Fairy", { to = "ex" })
    end },
}
