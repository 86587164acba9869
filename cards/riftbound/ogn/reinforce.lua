-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }

return card {
  id = "ogn-062", name = "Reinforce", type = "spell",
  domains = { "calm" }, cost = { energy = 5 },

  run = function(game)
    game.play_from_top(5, {
      optional = true, where = a_unit, less = 5, rest = "recycle", text = "Which unit is banished and played?",
    })
  end,
}
