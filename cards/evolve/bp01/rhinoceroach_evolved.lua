-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-005", name = "Rhinoceroach", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Insect" },
  attack = 1, defense = 1,

  on_evolve {
    modes { choose = 1,
      mode { run = function(game, me) game.give(me, { keyword = "storm" }) end },
      mode { targets = { follower { enemy = true } },
        run = function(game, me, foe) game.deal(me.attack, foe) end },
    } },
}
