-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-169", name = "Execution", type = "spell", class = "neutral",
  traits = { "Fiend" },
  cost = 4, keywords = { "quick" },

  targets = { card { enemy = true } },
  run = function(game, me, victim)
    game.destroy(victim)
  end,
}
