-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-007", name = "Silver Bolt", type = "spell", class = "forestcraft",
  traits = { "Elf" },
  cost = 7, keywords = { "quick" },

  targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
  run = function(game, me, foe)
    game.draw(1)
    game.deal(game.you().hand, foe)
  end,
}
