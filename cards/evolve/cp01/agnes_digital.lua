-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-033", name = "Agnes Digital", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 1, attack = 2, defense = 1, keywords = { "race" },

  on_race { run = function(game)
    game.draw(1)
    game.discard(1)
  end },
}
