-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-067", name = "Runic Guardian", type = "follower", class = "runecraft",
  traits = { "Alchemist" },
  cost = 3, attack = 3, defense = 4, keywords = { "ward" },

  fanfare {
    modes { choose = 1,
      mode { option = "earth_rite",
        run = function(game, me)
          if game.paid("earth_rite") then game.give(me, { attack = 1, defense = 2 }) end
        end },
      mode { run = function(game) game.summon("Magic Sediment") end },
    },
  },
}
