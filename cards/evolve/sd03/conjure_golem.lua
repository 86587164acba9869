-- SPDX-License-Identifier: MIT
local golems = { "Guardform Golem", "Strikeform Golem" }

return card {
  id = "SD03-016", name = "Conjure Golem", type = "spell", class = "runecraft",
  traits = { "Alchemist" },
  cost = 1, keywords = { "quick" },

  run = function(game) game.summon(game.either(golems, { to = "ex" }), { to = "ex" }) end,
}
