-- SPDX-License-Identifier: MIT
local all_followers = followers {}

return card {
  id = "BP01-131", name = "Themis's Decree", type = "spell", class = "havencraft",
  traits = { "Faith" },
  cost = 5,

  run = function(game) game.destroy(all_followers) end,
}
