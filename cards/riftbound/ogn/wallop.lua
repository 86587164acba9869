-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-146", name = "Wallop", type = "spell",
  domains = { "body" }, cost = { energy = 2 }, keywords = { "action" },

  additional { name = "buff", optional = true, ignores = true,
    cost = { spend_buff = unit { mine = true } } },
  targets = { unit {} },
  run = function(game, me, it)
    game.ready(it)
  end,
}
