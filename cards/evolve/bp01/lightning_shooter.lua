-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-070", name = "Lightning Shooter", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 4, attack = 3, defense = 3,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      local chain = game.you().spellchain
      game.deal(chain >= 5 and 4 or 2, foe)
      if chain >= 10 then game.deal(2, game.leader(game.controller(foe))) end
    end },
}
