-- SPDX-License-Identifier: MIT

local friends = units { friendly = true }

return card {
  id = "ogn-233", name = "Grand Strategem", type = "spell",
  domains = { "order" }, cost = { energy = 6, power = { order = 3 } },
  keywords = { "action" },

  run = function(game)
    game.give(game.all(friends), { might = 5, lasts = "turn" })
  end,
}
