-- SPDX-License-Identifier: MIT
local units_here = units { at = "here" }

return card {
  id = "unl-043", name = "Enthusiastic Promoter", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 2, tags = { "Yordle", "Bandle City" },
  keywords = { "backline" },

  when {
    event = "hold", by = "me",
    run = function(game)
      game.buff(game.all(units_here))
    end,
  },
}
