-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-014", name = "Noble Fairy", type = "follower", class = "forestcraft",
  traits = { "Pixie", "Princess" },
  cost = 3, attack = 3, defense = 3, keywords = { "ward" },

  fanfare { targets = { only_if(number.you("combo"):at_least(3), follower { enemy = true }) },
    run = function(game, me, foe)
      local whose = game.controller(foe)
      game.destroy(foe)
      game.summon("Fairy", { whose = whose })
    end },
}
