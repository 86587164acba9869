-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-156", name = "Urd", type = "follower", class = "neutral",
  evolved = true, traits = { "Deity" },
  attack = 3, defense = 3,

  on_evolve { targets = { card { zone = "ex", enemy = true } },
    run = function(game, me, victim)
      game.banish(victim)
    end },
}
