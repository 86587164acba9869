-- SPDX-License-Identifier: MIT
-- Friend, foe and Tibbers alike.

local units_at_battlefields = units { at = "battlefield" }

return card {
  id = "ogs-018", name = "Tibbers", type = "unit", supertypes = { "signature" },
  domains = { "fury", "chaos" }, cost = { energy = 8, power = { ["fury/chaos"] = 2 } }, might = 7,
  tags = { "Annie" },

  when_played {
    run = function(game)
      game.deal(3, game.all(units_at_battlefields))
    end,
  },
}
