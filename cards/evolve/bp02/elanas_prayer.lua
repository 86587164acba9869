-- SPDX-License-Identifier: MIT
local allies = followers { friendly = true }

return card {
  id = "BP02-095", name = "Elana's Prayer", type = "amulet", class = "havencraft",
  traits = { "Faith" },
  cost = 3,

  when { event = "gain_defense", subject = leader { friendly = true }, once_each_turn = true,
    run = function(game) game.give(allies, { attack = 1, defense = 1 }) end },
}
