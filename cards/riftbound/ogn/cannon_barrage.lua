-- SPDX-License-Identifier: MIT

local fighting_enemies = units { enemy = true, in_combat = true }

return card {
  id = "ogn-127", name = "Cannon Barrage", type = "spell",
  domains = { "body" }, cost = { energy = 2, power = { body = 1 } },
  keywords = { "reaction" },

  run = function(game)
    game.deal(2, game.all(fighting_enemies))
  end,
}
