-- SPDX-License-Identifier: MIT
-- It comes back as another object: its owner plays it, from Banishment (108.6).
return card {
  id = "ogn-102", name = "Portal Rescue", type = "spell",
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } },
  keywords = { "action" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    local owner = game.owner(ally)
    game.play(game.banish_one(ally), { by = owner, at = "base", ignoring = "cost" })
  end,
}
