-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-069", name = "Last Stand", type = "spell",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } },
  keywords = { "action" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    game.double_might(ally, { lasts = "turn" })
    game.give(ally, { keyword = "temporary" })
  end,
}
