-- SPDX-License-Identifier: MIT
local everything = any_of { units {}, gear {} }

return card {
  id = "sfd-147", name = "Downwell", type = "spell",
  domains = { "chaos" }, cost = { energy = 8, power = { chaos = 2 } },

  run = function(game)
    game.return_to_hand(game.all(everything))
  end,
}
