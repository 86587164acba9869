-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-006", name = "Dragonguard", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 4, attack = 4, defense = 5, keywords = { "ward" },

  fanfare {
    run = function(game, me)
      if game.you().overflow then
        game.give(me, { attack = 2, defense = 2 })
      end
    end },
}
