-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-8", name = "Borrowed Hour", type = "spell", domains = { "order" }, cost = { energy = 6 },

  run = function(game) game.extra_turn(game.you(), { begins = "due" }) end,

  abilities = {
    due = delayed { event = "turn_end", once = true,
      run = function(game) game.lose_points(2) end },
  },
}
