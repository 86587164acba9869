-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-010", name = "Elven Princess Mage", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Elf", "Princess" },
  attack = 4, defense = 4,

  on_evolve { run = function(game)
    game.summon("Fairy Wisp", 2, { to = "ex" })
  end },
}
