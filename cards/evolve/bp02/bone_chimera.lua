-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-087", name = "Bone Chimera", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 3, attack = 1, defense = 1,

  static { while_ = number.you "necrocharge":at_least(7), keywords = { "rush", "bane" } },
  fanfare { run = function(game, me) game.mill(3) end },
}
