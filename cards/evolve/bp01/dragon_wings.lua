-- SPDX-License-Identifier: MIT
local everyone = followers {}

return card {
  id = "BP01-099", name = "Dragon Wings", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 3,

  run = function(game)
    game.deal(game.you().overflow and 3 or 2, everyone)
  end,
}
