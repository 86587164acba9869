-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-017", name = "Rose Deer", type = "follower", class = "forestcraft",
  traits = { "Fae-Touched", "Verdant" },
  cost = 4, attack = 4, defense = 3, keywords = { "rush" },

  fanfare { run = function(game) game.summon("Thorn Burst", { to = "ex" }) end },
}
