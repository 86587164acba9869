-- SPDX-License-Identifier: MIT
local others_here = units { mine = true, other = true, at = "here" }

return card {
  id = "unl-012", name = "Lord Broadmane", type = "unit",
  domains = { "fury" }, cost = { energy = 5, power = { fury = 1 } }, might = 5,
  tags = { "Noxus" },
  keywords = { "ambush" },

  when_played {
    run = function(game)
      game.give(game.all(others_here), { keyword = "assault", value = 1, lasts = "turn" })
    end,
  },
}
