-- SPDX-License-Identifier: MIT
local enemies = units { enemy = true }

return card {
  id = "ogn-116", name = "Thousand-Tailed Watcher", type = "unit",
  domains = { "mind" }, cost = { energy = 7, power = { mind = 1 } }, might = 7,
  tags = { "Ionia" },
  keywords = { "accelerate" },

  when_played {
    run = function(game)
      game.give(game.all(enemies), { might = -3, lasts = "turn", minimum = 1 })
    end,
  },
}
