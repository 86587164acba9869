-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-091", name = "Wyrm Spire", type = "amulet", class = "dragoncraft",
  traits = { "Dragonewt" },
  cost = 6,

  static { affects = followers { friendly = true, name = "Dragon", token = true },
    keywords = { "rush" } },
  activated { cost = { engage = "me" }, targets = { follower {} },
    run = function(game, me, it)
      local whose = game.controller(it)
      game.destroy(it)
      game.summon("Dragon", { whose = whose })
    end },
}
