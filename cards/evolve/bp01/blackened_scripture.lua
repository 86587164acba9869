-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-139", name = "Blackened Scripture", type = "spell", class = "havencraft",
  traits = { "Zealot" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true, defense = at_most(3) } },
  run = function(game, me, foe) game.banish(foe) end,
}
