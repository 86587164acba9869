-- SPDX-License-Identifier: MIT
local strong = units { mine = true, mighty = true }

return card {
  id = "sfd-106", name = "Show of Strength", type = "spell",
  domains = { "body" }, cost = { energy = 2, power = { body = 1 } },
  keywords = { "reaction" },

  run = function(game)
    game.draw(game.count(strong))
  end,
}
