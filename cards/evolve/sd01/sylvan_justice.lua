-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-016", name = "Sylvan Justice", type = "spell", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(3, foe)
    game.summon("Fairy", { to = "ex" })
  end,
}
