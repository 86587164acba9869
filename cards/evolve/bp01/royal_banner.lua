-- SPDX-License-Identifier: MIT
local my_swords = followers { friendly = true, class = "swordcraft" }

return card {
  id = "BP01-033", name = "Royal Banner", type = "amulet", class = "swordcraft",
  traits = { "Commander" },
  cost = 4,

  fanfare { run = function(game) game.give(my_swords, { attack = 1, defense = 1 }) end },
  when { event = "enter", subject = follower { friendly = true, class = "swordcraft" },
    run = function(game) game.give(game.event.subject, { attack = 1, defense = 1 }) end },
}
