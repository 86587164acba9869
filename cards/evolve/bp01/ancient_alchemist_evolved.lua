-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-055", name = "Ancient Alchemist", type = "follower", class = "runecraft",
  evolved = true, traits = { "Alchemist" },
  attack = 3, defense = 6,

  static { affects = followers { friendly = true, traits = "Golem" }, cost = -1 },
  when { event = "enter", subject = follower { friendly = true, traits = "Golem" },
    targets = { any_of { follower { enemy = true }, leader { enemy = true } } },
    run = function(game, me, foe) game.deal(3, foe) end },
}
