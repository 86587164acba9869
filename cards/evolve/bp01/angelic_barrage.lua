-- SPDX-License-Identifier: MIT
local enemies = followers { enemy = true }

return card {
  id = "BP01-180", name = "Angelic Barrage", type = "spell", class = "neutral",
  traits = { "Angel" },
  cost = 1, keywords = { "quick" },

  run = function(game)
    game.deal(1, enemies)
  end,
}
