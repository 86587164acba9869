-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-093", name = "Ivory Dragon", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Wyrmkin" },
  attack = 2, defense = 2,

  on_evolve { if_ = number.you("overflow"):at_least(1),
    run = function(game)
      game.draw(1)
    end },
}
