-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }

return card {
  id = "unl-032", name = "Double Trouble", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },

  repeats { energy = 2 },
  run = function(game)
    game.take_from_top(3, {
      optional = true, where = a_unit, reveal = true, to = "draw", rest = "recycle",
      text = "Which unit do you draw?",
    })
  end,
}
