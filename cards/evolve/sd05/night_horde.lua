-- SPDX-License-Identifier: MIT
local bats = followers { friendly = true, token = true, name = "Forest Bat" }

return card {
  id = "SD05-006", name = "Night Horde", type = "spell", class = "abysscraft",
  traits = { "Vampire" },
  cost = 3,

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.summon("Forest Bat", 2)
    game.deal(game.count(bats), foe)
  end,
}
