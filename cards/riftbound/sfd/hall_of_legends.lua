-- SPDX-License-Identifier: MIT
local my_legend = legend { mine = true }

return card {
  id = "sfd-210", name = "Hall of Legends", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me", optional = true, cost = { energy = 1 },
    run = function(game)
      game.ready(game.all(my_legend))
    end,
  },
}
