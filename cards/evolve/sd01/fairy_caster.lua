-- SPDX-License-Identifier: MIT
return card {
  id = "SD01-006", name = "Fairy Caster", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 4, attack = 3, defense = 3,

  fanfare { run = function(game, me)
    game.summon("Fairy", 3, { overflow = "ex" })
  end },
}
