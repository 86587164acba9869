-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-012", name = "Dragonrider", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  fanfare { if_ = number.you("overflow"):at_least(1),
    run = function(game)
      game.summon("Dragon", { to = "ex" })
    end },
}
