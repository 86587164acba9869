-- SPDX-License-Identifier: MIT
local thorns = cards { name = "Thorn Burst", token = true, zone = "ex", friendly = true }

return card {
  id = "BP01-001", name = "Rose Queen", type = "follower", class = "forestcraft",
  traits = { "Verdant" },
  cost = 8, attack = 7, defense = 7,

  fanfare { targets = { any_number(follower { traits = "Pixie", zone = "ex", friendly = true }) },
    run = function(game, me, pixies)
      game.transform(pixies, "Thorn Burst")
    end },

  activated { cost = { engage = "me" },
    run = function(game)
      game.recover(game.count(thorns))
    end },
}
