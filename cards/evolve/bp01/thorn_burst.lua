-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T01", name = "Thorn Burst", type = "spell", class = "forestcraft",
  token = true, traits = { "Verdant" },
  cost = 2,

  targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
  run = function(game, me, foe)
    game.deal(3, foe)
    game.draw(1)
  end,
}
