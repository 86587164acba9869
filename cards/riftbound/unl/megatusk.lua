-- SPDX-License-Identifier: MIT
local here = units { mine = true, at = "here" }

return card {
  id = "unl-126", name = "Megatusk", type = "unit",
  domains = { "chaos" }, cost = { energy = 6 }, might = 6, tags = { "Bilgewater" },

  activated {
    cost = { xp = 3 },
    run = function(game)
      game.give(game.all(here), { keyword = "ganking", lasts = "turn" })
    end,
  },
}
