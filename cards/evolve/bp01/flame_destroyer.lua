-- SPDX-License-Identifier: MIT
local function at_least(n) return number.you "spellchain":at_least(n) end

return card {
  id = "BP01-061", name = "Flame Destroyer", type = "follower", class = "runecraft",
  traits = { "Arcanaform" },
  cost = 9, attack = 7, defense = 7, keywords = { "rush" },

  static { while_ = at_least(5), cost = -3 }, -- 3 less, instead of that 6, instead of that 9
  static { while_ = at_least(10), cost = -3 },
  static { while_ = at_least(15), cost = -3 },
}
