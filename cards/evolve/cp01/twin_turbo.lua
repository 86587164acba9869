-- SPDX-License-Identifier: MIT
local fallen = number.count(cards { zone = "cemetery", owned = true, traits = "Umamusume" })

return card {
  id = "CP01-062", name = "Twin Turbo", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 2, attack = 3, defense = 1, keywords = { "assail", "race" },

  fanfare { if_ = fallen:at_least(10), run = function(game, me) game.give(me, { keyword = "storm" }) end },
}
