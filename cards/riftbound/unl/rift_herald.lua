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
      game.take_from_top(3, {
        optional = true, where = a_unit, reveal = true, to = "draw", rest = "recycle",
        text = "Which unit do you draw?",
      })
    end,
  },
  deathknell {
    run = function(game)
      local found = game.choose(my_units, { optional = true, text = "Which unit do you play?" })
      game.play(found, { ignoring = "energy", at = "base" })
    end,
  },
}
