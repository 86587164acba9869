-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-107", name = "Mordecai the Duelist", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 5, attack = 5, defense = 5,

  last_words { process = { leader_defense = 3 },
    run = function(game)
      game.put(game.event.other, "field")
    end },
}
