-- SPDX-License-Identifier: MIT
local everyone = followers {}

return card {
  id = "BP01-089", name = "Conflagration", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 5,

  run = function(game)
    game.deal(5, everyone)
  end,
}
