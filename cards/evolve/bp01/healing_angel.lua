-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-177", name = "Healing Angel", type = "follower", class = "neutral",
  traits = { "Angel" },
  cost = 3, attack = 2, defense = 4, evolve = 1,

  fanfare {
    run = function(game)
      game.give(game.leader(), { defense = 1 })
    end },
}
