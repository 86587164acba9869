-- SPDX-License-Identifier: MIT
local others = followers { friendly = true, other = true, traits = "Umamusume" }

return card {
  id = "CP01-041", name = "Special Week", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Umamusume" },
  attack = 3, defense = 3,

  on_evolve { if_ = number.you("overflow"):at_least(1),
    run = function(game) game.give(others, { attack = 1, defense = 1 }) end },
}
