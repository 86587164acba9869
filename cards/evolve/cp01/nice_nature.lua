-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-056", name = "Nice Nature", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.give(it, { attack = -1, defense = -1 })
    end },
  last_words { run = function(game) game.discard(1, { by = game.opponent() }) end },
}
