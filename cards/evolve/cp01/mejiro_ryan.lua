-- SPDX-License-Identifier: MIT
local ours = any_of { amulet { friendly = true }, follower { friendly = true, traits = "Mejiro Family" } }

return card {
  id = "CP01-072", name = "Mejiro Ryan", type = "follower", class = "havencraft",
  traits = { "Umamusume", "Mejiro Family" },
  cost = 2, attack = 3, defense = 2, keywords = { "race" },

  when { event = "leave", subject = ours,
    run = function(game, me) game.give(me, { keyword = "storm" }) end },
}
