-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-129", name = "Confront", type = "spell",
  domains = { "body" }, cost = { energy = 2 },
  keywords = { "action" },

  run = function(game)
    game.start("ready_units", { lasts = "turn" })
    game.draw(1)
  end,

  abilities = {
    ready_units = static { affects = units { mine = true }, enters_ready = true },
  },
}
