-- SPDX-License-Identifier: MIT
local all_gear = gear {}

return card {
  id = "ogn-022", name = "Thermo Beam", type = "spell",
  domains = { "fury" }, cost = { energy = 5, power = { fury = 2 } },
  keywords = { "action" },

  run = function(game)
    game.kill(game.all(all_gear))
  end,
}
