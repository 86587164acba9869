-- SPDX-License-Identifier: MIT
local everybody = units { at = "battlefield" }

return card {
  id = "ogn-133", name = "Flurry of Blades", type = "spell",
  domains = { "body" }, cost = { energy = 1 },
  keywords = { "reaction" },

  run = function(game)
    game.deal(1, game.all(everybody))
  end,
}
