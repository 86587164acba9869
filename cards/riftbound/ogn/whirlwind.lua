-- SPDX-License-Identifier: MIT
-- One after the other, nobody is a target: who comes later sees what was returned before.
local any_unit = units {}

return card {
  id = "ogn-187", name = "Whirlwind", type = "spell",
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } },

  run = function(game)
    for _, player in ipairs(game.players { from = "next" }) do
      local returned = game.choose(any_unit, {
        by = player, optional = true, text = "Which unit is returned?",
      })
      game.return_to_hand(returned, { by = player })
    end
  end,
}
