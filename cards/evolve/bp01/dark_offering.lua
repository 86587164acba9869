-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-140", name = "Dark Offering", type = "spell", class = "havencraft",
  traits = { "Zealot" },
  cost = 1, keywords = { "quick" },

  targets = { card { friendly = true } },
  run = function(game, me, given)
    game.destroy(given)
    game.give(game.leader(), { defense = 3 })
    game.draw(1)
  end,
}
