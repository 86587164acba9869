-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-086", name = "Shenlong", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 5, attack = 4, defense = 5, keywords = { "ward" }, evolve = 2,

  fanfare {
    run = function(game)
      game.draw(2)
      game.discard(1)
    end },
}
