-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-056", name = "Neptune", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonheart", "Marine" },
  attack = 5, defense = 5, keywords = { "ward" },

  on_evolve { run = function(game, me) game.summon "Megalorca" end },
  static { affects = followers { friendly = true, name = "Megalorca", token = true },
    keywords = { "storm" } },
}
