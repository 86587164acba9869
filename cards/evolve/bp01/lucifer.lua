-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-152", name = "Lucifer", type = "follower", class = "neutral",
  traits = { "Angel", "Fallen Angel" },
  cost = 7, attack = 6, defense = 7, keywords = { "ward" }, evolve = 0,

  when { event = "end_phase", by = "you",
    run = function(game)
      game.give(game.leader(), { defense = 4 })
    end },
}
