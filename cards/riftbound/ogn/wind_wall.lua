-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-064", name = "Wind Wall", type = "spell",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 2 } },
  keywords = { "reaction" },

  targets = { spell {} },
  run = function(game, me, it)
    game.counter(it)
  end,
}
