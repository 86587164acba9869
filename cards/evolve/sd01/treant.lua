-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-009", name = "Treant", type = "follower", class = "forestcraft",
  traits = { "Fae-Touched" },
  cost = 3, attack = 3, defense = 3, evolve = 2,

  fanfare { run = function(game, me)
    if game.you().combo >= 3 then game.set_evolve_cost(me, 0) end
  end },
}
