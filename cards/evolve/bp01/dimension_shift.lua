-- SPDX-License-Identifier: MIT
local ten_spells = several(10, spell { zone = "cemetery", friendly = true })

return card {
  id = "BP01-057", name = "Dimension Shift", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 12,
  options = { { name = "banish_spells", cost = { banish = ten_spells }, costs = 7 } },

  run = function(game)
    game.extra_turn()
  end,
}
