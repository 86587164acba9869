-- SPDX-License-Identifier: MIT
-- A card in the hand is no target (10.6.2.3).
local mine = followers { zone = "hand", friendly = true, cost = at_most(3) }

return card {
  id = "BP02-021", name = "Amelia, Silver Paladin", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 4, attack = 3, defense = 3,

  fanfare { modes {
    mode { run = function(game)
      game.put(game.choose(mine, { to = "field", text = "Which follower do you put onto your field?" }), "field")
    end },
    mode { targets = { follower { enemy = true } }, run = function(game, me, it) game.deal(4, it) end },
  } },
}
