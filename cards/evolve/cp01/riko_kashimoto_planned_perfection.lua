-- SPDX-License-Identifier: MIT
local others = number.count(followers { friendly = true, other = true })

return card {
  id = "CP01-079", name = "Riko Kashimoto [Planned Perfection]", type = "follower",
  class = "neutral", traits = { "Tracen Academy" },
  cost = 6, attack = 6, defense = 6, keywords = { "rush" },

  strike { targets = { only_if(others:equals(0), follower { enemy = true }) },
    run = function(game, me, foe)
      game.destroy(foe)
      game.deal(3, game.leader(game.controller(foe)))
    end },
}
