-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", owned = true, traits = "Mejiro Family" }
local noise = number.count(cards { zone = "cemetery", owned = true, name = "Make! Some! NOISE!" })

return card {
  id = "CP01-077", name = "Mejiro Palmer", type = "follower", class = "havencraft",
  traits = { "Umamusume", "Mejiro Family" },
  cost = 4, attack = 4, defense = 4, keywords = { "race" },

  fanfare { run = function(game) game.search(wanted) end },
  fanfare { if_ = noise:at_least(1), run = function(game, me)
    game.give(me, { attack = 1, defense = 1 })
    game.give(me, { keyword = "rush" })
  end },
}
