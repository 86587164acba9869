-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-095", name = "Stupefy", type = "spell",
  domains = { "mind" }, cost = { energy = 1 },
  keywords = { "reaction" },

  targets = { unit {} },
  run = function(game, me, chosen)
    game.give(chosen, { might = -1, lasts = "turn", minimum = 1 })
    game.draw(1)
  end,
}
