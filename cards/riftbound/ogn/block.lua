-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-057", name = "Block", type = "spell",
  domains = { "calm" }, cost = { energy = 2 },
  keywords = { "hidden", "action" },

  targets = { unit {} },
  run = function(game, me, it)
    game.give(it, "shield", 3, "turn")
    game.give(it, "tank", nil, "turn")
  end,
}
