-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-155", name = "Urd", type = "follower", class = "neutral",
  traits = { "Deity" },
  cost = 4, attack = 2, defense = 2, evolve = 1,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.put(foe, "ex")
    end },
}
