-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-073", name = "Fiery Embrace", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 4, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.destroy(foe)
    if game.you().spellchain >= 10 then game.deal(3, game.leader(game.controller(foe))) end
  end,
}
