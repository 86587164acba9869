-- SPDX-License-Identifier: MIT
return card {
  id = "unl-030", name = "Vi, Hotheaded", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4 }, might = 3, tags = { "Vi", "Zaun" },
  keywords = { "deflect" },

  activated {
    cost = { energy = 2, power = { fury = 1 } },
    run = function(game, me)
      game.double_might(me, { lasts = "turn" })
    end,
  },
}
