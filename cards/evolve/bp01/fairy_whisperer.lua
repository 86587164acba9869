-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-020", name = "Fairy Whisperer", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, attack = 1, defense = 1,

  fanfare { run = function(game)
    game.summon "Fairy"
    game.summon("Fairy", { to = "ex" })
  end },
}
