-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-012", name = "Water Fairy", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Pixie" },
  attack = 2, defense = 2,

  on_evolve {
    run = function(game)
      game.summon "Fairy"
    end },
  last_words {
    run = function(game)
      game.summon("Fairy", { to = "ex" })
    end },
}
