-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-014", name = "Forest Gigas", type = "follower", class = "forestcraft",
  traits = { "Fae-Touched", "Gigant" },
  cost = 6, attack = 1, defense = 7, keywords = { "ward" }, evolve = 1,

  fanfare { run = function(game, me) game.give(me, { attack = game.you().ex }) end },
}
