-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-041", name = "Rimewind", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true, evolved = false } },
  run = function(game, me, foe)
    game.put(foe, game.you().spellchain >= 10 and "deck_top" or "hand")
  end,
}
