-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-079", name = "Aiela, Dragon Knight", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 3, attack = 3, defense = 2, keywords = { "assail" },

  last_words {
    run = function(game)
      game.raise_max(1)
    end },
}
