-- SPDX-License-Identifier: MIT
return card {
  id = "SD03-006", name = "Fire Chain", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 2, keywords = { "quick" },

  targets = { split(3, up_to(2, follower { enemy = true })) },
  run = function(game, me, foes) game.deal_split(foes) end,
}
