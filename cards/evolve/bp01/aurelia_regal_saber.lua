-- SPDX-License-Identifier: MIT
local their_cards = cards { enemy = true }

return card {
  id = "BP01-028", name = "Aurelia, Regal Saber", type = "follower", class = "swordcraft",
  traits = { "Commander", "Princess" },
  cost = 5, attack = 4, defense = 6, keywords = { "rush", "assail", "ward" },

  fanfare { targets = { leader { enemy = true } },
    run = function(game, me, _leader)
      if game.count(their_cards) >= 3 then
        game.give(me, { attack = 2, defense = 2, keyword = "aura" })
      end
    end },
}
