-- SPDX-License-Identifier: MIT
-- A modal spell that escalates: each copy in your trash lets you choose one more of its modes.
local copies = spells { zone = "trash", mine = true, name = "Rising Demand" }

return card {
  id = "more-207", name = "Rising Demand", type = "spell", domains = { "fury" }, cost = { energy = 1 },

  static { affects = "me", repeats = 1, while_ = number.count(copies):at_least(1) },
  modes { choose = 1, not_chosen_for_this = true,
    mode { targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end },
    mode { run = function(game) game.draw(1) end },
    mode { run = function(game) game.gain_xp(2) end },
  },
}
