-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-045", name = "Multipart Experiment", type = "spell", class = "runecraft",
  traits = { "Golem" },
  cost = 4,

  modes { choose = 2, up_to = true,
    more = { if_ = number.you("spellchain"):at_least(10), choose = 3 },
    mode { targets = { follower { enemy = true } },
      run = function(game, me, foe) game.deal(3, foe) end },
    mode { run = function(game) game.summon("Guardform Golem") end },
    mode { run = function(game) game.draw(1) end },
  },
}
