-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-073", name = "Fiery Embrace", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 4, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    local ten = game.you().spellchain >= 10 -- counted first (13.3.1.4)
    game.destroy(foe)
    if ten then game.deal(3, game.leader(game.controller(foe))) end
  end,
}
