-- SPDX-License-Identifier: MIT
return card {
  id = "unl-070", name = "Turn to Dust", type = "spell",
  domains = { "mind" }, cost = { energy = 2 },

  targets = { gear {} },
  run = function(game, me, chosen)
    game.give(chosen, { keyword = "temporary", lasts = "board" })
  end,
}
