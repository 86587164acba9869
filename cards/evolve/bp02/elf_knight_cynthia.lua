-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-005", name = "Elf Knight Cynthia", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 5, attack = 5, defense = 5, keywords = { "rush" },

  strike { process = { banish = card { zone = "ex", friendly = true } },
    targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, it)
      game.deal(2, it)
      game.summon("Fairy", 2)
    end },
}
