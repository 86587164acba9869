-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-004", name = "Gold City", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 4, attack = 3, defense = 3, keywords = { "race" },

  fanfare { run = function(game) game.recover(3) end },
  static { affects = "me", keywords = "storm", while_ = number.count(cards {}):at_least(8) },
}
