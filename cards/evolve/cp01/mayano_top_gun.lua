-- SPDX-License-Identifier: MIT
local fallen = number.count(cards { zone = "cemetery", owned = true, traits = "Umamusume" })
local others = number.count(cards { friendly = true, other = true, traits = "Umamusume" })

return card {
  id = "CP01-059", name = "Mayano Top Gun", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 1, attack = 2, defense = 1, keywords = { "rush", "race" },

  fanfare { if_ = others:at_least(4), run = function(game, me) game.give(me, { keyword = "storm" }) end },
  fanfare { if_ = fallen:at_least(5), run = function(game, me) game.give(me, { attack = 2 }) end },
}
