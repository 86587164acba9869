-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-093", name = "Ivory Dragon", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Wyrmkin" },
  attack = 2, defense = 2,

  on_evolve {
    run = function(game)
      if game.you().overflow then
        game.draw(1)
      end
    end },
}
