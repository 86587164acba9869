-- SPDX-License-Identifier: MIT
-- The printed cost counts (131.4).
return card {
  id = "ogn-045", name = "Defy", type = "spell",
  domains = { "calm" }, cost = { energy = 1, power = { calm = 1 } },
  keywords = { "reaction" },

  targets = { spell { energy = at_most(4), power = at_most(1) } },
  run = function(game, me, it)
    game.counter(it)
  end,
}
