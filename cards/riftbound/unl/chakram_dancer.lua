-- SPDX-License-Identifier: MIT
local others_here = units { mine = true, other = true, at = "here" }

return card {
  id = "unl-071", name = "Chakram Dancer", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Bilgewater" },
  keywords = { "ambush" },

  when_played {
    run = function(game)
      game.give(game.all(others_here), { keyword = "shield", value = 1, lasts = "turn" })
    end,
  },
}
