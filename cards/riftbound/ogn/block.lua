-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-057", name = "Block", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "hidden", "action" },

  targets = { unit {} },
  run = function(game, me, it)
    game.give(it, { keyword = "shield", value = 3, lasts = "turn" })
    game.give(it, { keyword = "tank", lasts = "turn" })
  end,
}
