-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-125", name = "Razory Claw", type = "spell", class = "abysscraft",
  traits = { "Demon" },
  cost = 2, keywords = { "quick" },

  targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
  run = function(game, me, foe)
    game.deal(2, game.leader())
    game.deal(3, foe)
  end,
}
