-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-078", name = "T.M. Opera O", type = "follower", class = "havencraft",
  traits = { "Umamusume" },
  cost = 7, attack = 6, defense = 6, keywords = { "race" },

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.banish(it)
      game.draw(1)
    end },
}
