-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-T03", name = "Leonidas's Resolve", type = "amulet", class = "swordcraft",
  token = true, traits = { "Commander" },
  cost = 8,

  when { event = "enter", subject = follower { friendly = true, class = "swordcraft" },
    run = function(game)
      local one = game.event.subject
      game.give(one, { attack = 3, defense = 3, keyword = "rush" })
    end },
}
