-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-073", name = "Underworld Watchman Khawy", type = "follower", class = "abysscraft",
  traits = { "Necromancer" },
  cost = 5, attack = 5, defense = 5, keywords = { "ward" },

  last_words { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.destroy(it)
      game.give(game.leader(), { defense = it.attack })
    end },
}
