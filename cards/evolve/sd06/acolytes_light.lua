-- SPDX-License-Identifier: MIT
return card {
  id = "SD06-005", name = "Acolyte's Light", type = "spell", class = "havencraft",
  traits = { "Faith" },
  cost = 4, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.banish(foe)
    game.give(game.leader(), { defense = 2 })
  end,
}
