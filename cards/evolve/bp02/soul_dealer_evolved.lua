-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-072", name = "Soul Dealer", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 7, defense = 6, keywords = { "ward" },

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.destroy(it)
      game.give(game.leader(), { defense = it.attack })
    end },
}
