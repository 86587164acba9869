-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-032", name = "Ravenborn Tome", type = "gear",
  domains = { "fury" }, cost = { energy = 3 },

  activated {
    cost = { exhaust = "me" },
    run = function(game)
      game.start("burns", { lasts = "turn" })
    end,
  },

  abilities = {
    burns = static { affects = spells { mine = true }, next = true, bonus_damage = 1 },
  },
}
