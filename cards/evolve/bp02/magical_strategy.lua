-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-050", name = "Magical Strategy", type = "spell", class = "runecraft",
  traits = { "Mage", "Chess" },
  cost = 1,

  run = function(game) game.summon("Magical Pawn") end,
}
