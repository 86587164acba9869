-- SPDX-License-Identifier: MIT
local a_unit = unit { zone = "deck" }

return card {
  id = "unl-032", name = "Double Trouble", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },

  repeats { energy = 2 },
  run = function(game)
    local top, rest = game.look(3), {}
    local found = game.choose(top, {
      optional = true, where = a_unit, text = "Which unit do you draw?",
    })
    for _, each in ipairs(top) do
      if each ~= found then
        table.insert(rest, each)
      end
    end
    if game.exists(found) then
      game.reveal(found)
      game.draw(1, { card = found })
    end
    game.recycle(rest)
  end,
}
