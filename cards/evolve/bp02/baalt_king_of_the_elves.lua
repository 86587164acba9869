-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", owned = true, traits = "Pixie" }

return card {
  id = "BP02-010", name = "Baalt, King of the Elves", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 4, attack = 3, defense = 3,

  fanfare { modes {
    mode { targets = { follower { friendly = true, traits = "Pixie" } },
      run = function(game, me, it) game.give(it, { attack = 2, defense = 2 }) end },
    mode { run = function(game) game.search(wanted) end },
  } },
}
