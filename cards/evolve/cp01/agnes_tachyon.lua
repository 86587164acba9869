-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-027", name = "Agnes Tachyon", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" }, evolve = 1,

  when { event = "play", by = "you", subject = spell {},
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.give(it, { attack = -1, defense = -1 })
    end },
}
