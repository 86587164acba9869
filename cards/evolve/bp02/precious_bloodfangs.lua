-- SPDX-License-Identifier: MIT
local foes = cards { enemy = true }
local bats = followers { friendly = true, token = true, name = "Forest Bat" }

return card {
  id = "BP02-081", name = "Precious Bloodfangs", type = "spell", class = "abysscraft",
  traits = { "Vampire" },
  cost = 2,

  modes {
    mode { run = function(game) game.summon("Forest Bat", game.count(foes)) end },
    mode { run = function(game) game.give(bats, { attack = 1, defense = 1 }) end },
  },
}
