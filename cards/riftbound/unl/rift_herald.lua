-- SPDX-License-Identifier: MIT
-- Nobody can be made to play a unit from a hidden zone (FAQ 5).

local a_unit = unit { zone = "deck" }
local my_units = unit { zone = "hand", mine = true }

return card {
  id = "unl-179", name = "Rift Herald", type = "unit",
  domains = { "order" }, cost = { energy = 8, power = { order = 1 } }, might = 7,
  tags = { "The Void" },

  when {
    event = "move", subject = "me", at = "battlefield",
    run = function(game)
      local top = game.look(3)
      local found = game.choose(top, {
        optional = true, where = a_unit, text = "Which unit do you draw?",
      })
      if game.exists(found) then
        game.reveal(found)
        game.draw(1, { card = found })
      end
      for i = #top, 1, -1 do
        if top[i] == found then table.remove(top, i) end
      end
      game.recycle(top)
    end,
  },
  deathknell {
    run = function(game)
      local found = game.choose(my_units, { optional = true, text = "Which unit do you play?" })
      game.play(found, { ignoring = "energy", at = "base" })
    end,
  },
}
