-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T12", name = "Mimi", type = "spell", class = "abysscraft",
  token = true, traits = { "Demon" },
  cost = 0,

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(2, foe)
  end,
}
