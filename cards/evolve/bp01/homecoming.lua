-- SPDX-License-Identifier: MIT
local enemies = followers { enemy = true }

return card {
  id = "BP01-008", name = "Homecoming", type = "spell", class = "forestcraft",
  traits = { "Elf" },
  cost = 3,

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.put_at_ends(game.you().combo >= 5 and game.all(enemies) or foe)
  end,
}
