-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-087", name = "Shenlong", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Wyrmkin" },
  attack = 5, defense = 6, keywords = { "ward" },

  on_evolve {
    run = function(game)
      game.give(game.leader(), { defense = 5 })
    end },
}
