-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-071", name = "Wind Blast", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 1,

  targets = { follower { enemy = true } },
  run = function(game, me, foe) game.deal(game.you().spellchain >= 10 and 4 or 2, foe) end,
}
