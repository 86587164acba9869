-- SPDX-License-Identifier: MIT
local enemies = followers { enemy = true }

return card {
  id = "SD04-001", name = "Fafnir", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 8, attack = 7, defense = 8,

  fanfare {
    run = function(game)
      game.deal(5, enemies)
    end },
}
