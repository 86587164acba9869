-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-055", name = "Neptune", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart", "Marine" },
  cost = 5, attack = 4, defense = 4, keywords = { "ward" }, evolve = 2,

  fanfare { run = function(game, me) game.summon "Megalorca" end },
  static { affects = followers { friendly = true, name = "Megalorca", token = true },
    keywords = { "rush" } },
}
