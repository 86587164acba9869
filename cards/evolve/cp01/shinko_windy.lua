-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-006", name = "Shinko Windy", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 1, attack = 2, defense = 1, keywords = { "race" },

  fanfare { run = function(game)
    local seen = game.look(1)
    if #seen > 0 and game.yes("Put it on the bottom of your deck?") then game.put(seen, "deck_bottom") end
  end },
}
