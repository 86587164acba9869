-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-undying", name = "Undying", type = "follower", class = "forestcraft", cost = 0, attack = 1, defense = 1,
  signals = { "tick" },
  instead_of { event = "destroy", subject = "me", run = function(game, me) game.destroy(me) end },
}
