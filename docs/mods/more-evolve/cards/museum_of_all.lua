-- SPDX-License-Identifier: MIT
-- A win by count: its player wins as their turn ends with followers of five different costs on the field.
local mine = followers { friendly = true }

return card {
  id = "MORE-34", name = "Museum of All", type = "amulet", class = "neutral", cost = 4,

  static { affects = "you", limits = { field = 1 } },
  when { event = "end_phase", by = "you", if_ = number.distinct(mine, "cost"):at_least(5),
    run = function(game) game.win() end },
}
