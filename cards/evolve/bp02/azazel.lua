-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-074", name = "Azazel", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 7, attack = 6, defense = 6, keywords = { "bane" }, evolve = 1,

  static { affects = "me", cost = -3, while_ = number.you("necrocharge"):at_least(10) },
  fanfare { run = function(game) game.discard(1, { by = game.opponent(), random = true }) end },
}
