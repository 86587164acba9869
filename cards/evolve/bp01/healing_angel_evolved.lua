-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-178", name = "Healing Angel", type = "follower", class = "neutral",
  evolved = true, traits = { "Angel" },
  attack = 3, defense = 5,

  on_evolve {
    run = function(game)
      game.give(game.leader(), { defense = 2 })
    end },
}
