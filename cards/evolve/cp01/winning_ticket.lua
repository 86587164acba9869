-- SPDX-License-Identifier: MIT
local one = number.count(cards { zone = "cemetery", owned = true, name = "Trial Initiation" })
local other = number.count(cards { zone = "cemetery", owned = true, name = "Narita Taishin" })

return card {
  id = "CP01-017", name = "Winning Ticket", type = "follower", class = "swordcraft",
  traits = { "Umamusume", "BNW" },
  cost = 3, attack = 2, defense = 2, keywords = { "storm", "race" },

  fanfare { if_ = all_of { one:at_least(1), other:at_least(1) },
    run = function(game, me) game.give(me, { attack = 3, defense = 1 }) end },
}
