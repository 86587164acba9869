-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-068", name = "Draconic Armor", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin", "Armed" },
  cost = 1,

  run = function(game)
    game.summon("Draconic Weapon", game.you().overflow and 2 or 1)
  end,
}
