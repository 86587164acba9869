-- SPDX-License-Identifier: MIT
local scarlets = number.count(cards { friendly = true, name = "Daiwa Scarlet" })
local allies = followers { friendly = true, traits = "Umamusume" }

return card {
  id = "CP01-030", name = "Vodka", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  static { affects = "me", cost = -2, while_ = scarlets:at_least(1) },
  when { event = "play", by = "you", subject = spell {}, once_each_turn = true,
    run = function(game) game.give(allies, { attack = 1, defense = 1, keyword = "rush" }) end },
}
