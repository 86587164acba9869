-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-159", name = "Bellringer Angel", type = "follower", class = "neutral",
  traits = { "Angel" },
  cost = 1, attack = 0, defense = 2, keywords = { "ward" }, evolve = 2,

  last_words {
    run = function(game)
      game.draw(1)
    end },
}
