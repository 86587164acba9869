-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-005", name = "Insight", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 1, keywords = { "quick" },

  run = function(game) game.draw(1) end,
}
