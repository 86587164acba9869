-- SPDX-License-Identifier: MIT
local counted = card { type = "follower", class = "runecraft", zone = "cemetery" }

return card {
  id = "BP02-036", name = "Daria, Dimensional Witch", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage" },
  attack = 6, defense = 6,

  on_evolve { targets = { follower { friendly = true, zone = "ex" } },
    run = function(game, me, it) game.change_cost(it, -5, { lasts = "turn" }) end },
  on_evolve { targets = { spell { friendly = true, zone = "ex" } },
    run = function(game, me, it) game.change_cost(it, -5, { lasts = "turn" }) end },
  static { affects = "you", counts = { spellchain = counted } },
}
