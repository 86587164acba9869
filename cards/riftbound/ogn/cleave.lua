-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-004", name = "Cleave", type = "spell",
  domains = { "fury" }, cost = { energy = 1 },
  keywords = { "action" },

  targets = { unit {} },
  run = function(game, me, it)
    game.give(it, { keyword = "assault", value = 3, lasts = "turn" })
  end,
}
