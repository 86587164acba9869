-- SPDX-License-Identifier: MIT
local evolved_ones = followers { friendly = true, evolved = true }

return card {
  id = "BP02-049", name = "Witchbolt", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 3,

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(5, foe)
    if game.count(evolved_ones) > 0 then game.draw(1) end
  end,
}
