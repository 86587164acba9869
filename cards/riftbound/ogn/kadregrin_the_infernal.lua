-- SPDX-License-Identifier: MIT
local strong = units { mine = true, mighty = true }

return card {
  id = "ogn-038", name = "Kadregrin the Infernal", type = "unit",
  domains = { "fury" }, cost = { energy = 9, power = { fury = 2 } }, might = 9,
  tags = { "Dragon", "Demacia" },

  when_played {
    run = function(game)
      game.draw(game.count(strong))
    end,
  },
}
