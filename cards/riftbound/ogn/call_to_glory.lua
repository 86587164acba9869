-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-207", name = "Call to Glory", type = "spell",
  domains = { "order" }, cost = { energy = 3 }, keywords = { "reaction" },

  additional { name = "buff", optional = true, ignores = true,
    cost = { spend_buff = unit { mine = true } } },
  targets = { unit {} },
  run = function(game, me, it)
    game.give(it, { might = 3, lasts = "turn" })
  end,
}
