-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }

return card {
  id = "ogn-062", name = "Reinforce", type = "spell",
  domains = { "calm" }, cost = { energy = 5 },

  run = function(game)
    local top, rest = game.look(5), {}
    local found = game.choose(top, {
      optional = true, where = a_unit, text = "Which unit is banished and played?",
    })
    for _, each in ipairs(top) do
      if each ~= found then table.insert(rest, each) end
    end
    game.play(game.banish_one(found), { less = 5 })
    game.recycle(rest)
  end,
}
