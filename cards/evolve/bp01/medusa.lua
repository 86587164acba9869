-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-104", name = "Medusa", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 6, attack = 6, defense = 6, keywords = { "bane" },

  static { while_ = number.you "sanguine":at_least(1), cost = -1 },
  static { while_ = number.you "necrocharge":at_least(10), cost = -1 },
  activated { cost = { engage = "me" }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.destroy(foe) end },
}
