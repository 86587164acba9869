-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-160", name = "Bellringer Angel", type = "follower", class = "neutral",
  evolved = true, traits = { "Angel" },
  attack = 0, defense = 2, keywords = { "ward" },

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(2, foe)
    end },
  last_words {
    run = function(game)
      game.draw(1)
    end },
}
