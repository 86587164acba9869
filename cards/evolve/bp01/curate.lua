-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-147", name = "Curate", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 6, attack = 5, defense = 5,

  fanfare { run = function(game)
    game.give(game.leader(), { defense = 5 })
    game.draw(1)
  end },
}
