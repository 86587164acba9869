-- SPDX-License-Identifier: MIT
local wanted = card { zone = "deck", owned = true, name = "Kawakami Princess" }

return card {
  id = "CP01-045", name = "King Halo", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 6, attack = 4, defense = 4, keywords = { "race" },

  fanfare { modes {
    mode { run = function(game) for _ = 1, 3 do game.put(game.top(1), "ex") end end },
    mode { run = function(game) game.search(wanted, { to = "field" }) end },
  } },
}
