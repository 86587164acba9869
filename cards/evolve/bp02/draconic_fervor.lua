-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-057", name = "Draconic Fervor", type = "spell", class = "dragoncraft",
  traits = { "Dragonewt" },
  cost = 5,

  run = function(game)
    game.raise_max(1)
    game.give(game.leader(), { defense = 3 })
    game.draw(1)
  end,
}
