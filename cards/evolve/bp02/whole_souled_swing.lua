-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-028", name = "Whole-Souled Swing", type = "spell", class = "swordcraft",
  traits = { "Officer" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, it)
    game.deal(3, it)
    game.summon("Knight", { to = "ex" })
  end,
}
