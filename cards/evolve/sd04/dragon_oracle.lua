-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-002", name = "Dragon Oracle", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 2,

  modes { choose = 1,
    mode { run = function(game) game.raise_max(1) end },
    mode { run = function(game) game.draw(1) end },
  },
}
