-- SPDX-License-Identifier: MIT
-- Each player writes a follower's name on a shard; whoever is named leaves.
local all = followers {}

return card {
  id = "MORE-11", name = "Ostracism", type = "spell", class = "neutral", cost = 2,
  run = function(game) game.destroy(game.secret_choices(all)) end,
}
