-- SPDX-License-Identifier: MIT
return card {
  id = "unl-131", name = "Abandon", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { spell {} },
  run = function(game, me, it)
    game.counter(it, { to = "hand" })
    game.predict(1)
  end,
}
