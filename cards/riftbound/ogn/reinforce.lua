-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }

return card {
  id = "ogn-062", name = "Reinforce", type = "spell",
  domains = { "calm" }, cost = { energy = 5 },

  run = function(game)
    local top = game.look(5)
    local found = game.choose(top, {
      optional = true, where = a_unit, text = "Which unit is banished and played?",
    })
    game.play(game.banish_one(found), { less = 5 })
    game.recycle(top:without(found))
  end,
}
