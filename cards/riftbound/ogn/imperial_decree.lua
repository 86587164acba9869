-- SPDX-License-Identifier: MIT
-- Only damage from now on is seen (390.2).
return card {
  id = "ogn-221", name = "Imperial Decree", type = "spell",
  domains = { "order" }, cost = { energy = 5, power = { order = 2 } },
  keywords = { "action" },

  run = function(game) game.later("execute") end,

  abilities = {
    execute = delayed {
      event = "damage", subject = unit {}, ends = "turn",
      run = function(game) game.kill(game.event.subject) end,
    },
  },
}
