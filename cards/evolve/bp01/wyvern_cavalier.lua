-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-084", name = "Wyvern Cavalier", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 5, attack = 5, defense = 5,

  fanfare {
    run = function(game)
      game.change_cost(game.put(game.top(1), "ex"), -2)
    end },
}
