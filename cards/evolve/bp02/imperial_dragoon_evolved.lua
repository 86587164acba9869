-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-053", name = "Imperial Dragoon", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonheart" },
  attack = 7, defense = 7,

  on_evolve {
    run = function(game)
      game.draw(3)
    end },
}
