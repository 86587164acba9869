-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-031", name = "Raging Firebrand", type = "unit",
  domains = { "fury" }, cost = { energy = 6, power = { fury = 1 } }, might = 4,
  tags = { "Dragon", "Mount Targon" },

  when_played {
    run = function(game)
      game.start("kindle", { lasts = "turn" })
    end,
  },

  abilities = {
    kindle = static { affects = spells { mine = true }, cost = { energy = -5 }, next = true },
  },
}
