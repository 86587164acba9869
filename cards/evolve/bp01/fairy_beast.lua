-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-013", name = "Fairy Beast", type = "follower", class = "forestcraft",
  traits = { "Pixie", "Beast" },
  cost = 5, attack = 5, defense = 5,

  activated { cost = { banish = follower { traits = "Pixie", zone = "ex", friendly = true } },
    once_each_turn = true,
    run = function(game)
      game.give(game.leader "you", { defense = 3 })
      game.draw(1)
    end },
}
