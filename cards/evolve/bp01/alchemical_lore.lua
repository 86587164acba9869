-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }

return card {
  id = "BP01-064", name = "Alchemical Lore", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 5,

  run = function(game) game.deal(4, foes) end,
}
