-- SPDX-License-Identifier: MIT
local every = followers {}

return card {
  id = "round-reader", name = "Reader", type = "follower", class = "forestcraft", cost = 0, attack = 1, defense = 1,
  signals = { "tick" },
  static { affects = followers {}, attack = function()
    for i = 1, 3000000 do end
    return 1
  end },
}
