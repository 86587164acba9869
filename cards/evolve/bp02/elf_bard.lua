-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-016", name = "Elf Bard", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, attack = 2, defense = 2,

  when { event = "evolve", subject = follower { friendly = true },
    run = function(game) game.summon("Fairy Wisp", { to = "ex" }) end },
}
