-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-024", name = "Woodland Curse", type = "spell", class = "forestcraft",
  traits = { "Fae-Touched" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe) game.start("harmless", foe, { lasts = "turn" }) end,
  abilities = { harmless = static { cannot = "deal_damage" } },
}
