-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-023", name = "Fairy Circle", type = "spell", class = "forestcraft",
  traits = { "Pixie" },
  cost = 1,

  run = function(game)
    game.summon("Fairy", 3, { to = "ex" })
  end,
}
