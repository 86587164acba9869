-- SPDX-License-Identifier: MIT
local others = number.count(followers { friendly = true, traits = "Mejiro Family", name = none_of { "Mejiro Ardan" } })

return card {
  id = "CP01-076", name = "Mejiro Ardan", type = "follower", class = "havencraft",
  traits = { "Umamusume", "Mejiro Family" },
  cost = 1, attack = 3, defense = 3, keywords = { "ward", "race" },

  when { event = "main_phase", by = "you", if_ = others:equals(0),
    run = function(game, me) game.return_to_hand(me) end },
}
