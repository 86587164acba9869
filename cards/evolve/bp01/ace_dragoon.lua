-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-095", name = "Ace Dragoon", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 2, attack = 0, defense = 2, keywords = { "rush" },

  fanfare { targets = { follower { other = true } },
    run = function(game, me, model)
      game.give(me, { attack = model.attack })
    end },
}
