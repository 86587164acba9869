-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-103", name = "Soul Collector", type = "follower", class = "havencraft",
  evolved = true, traits = { "Zealot" },
  attack = 5, defense = 5,

  on_evolve { targets = { follower { zone = "cemetery", owned = true, class = "havencraft" } },
    run = function(game, me, it)
      game.put(it, "hand")
    end },
}
