-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-028", name = "Agnes Tachyon", type = "follower", class = "runecraft",
  evolved = true, traits = { "Umamusume" },
  attack = 3, defense = 3,

  on_evolve { targets = { spell { zone = "cemetery", owned = true } },
    run = function(game, me, it)
      game.put(it, "hand")
    end },
  when { event = "play", by = "you", subject = spell {},
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.give(it, { attack = -1, defense = -1 })
    end },
}
