-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-075", name = "Teachings of Creation", type = "amulet", class = "runecraft",
  traits = { "Earth Sigil" },
  cost = 1, keywords = { "stack" },

  fanfare { run = function(game)
    game.draw(1)
  end },
}
