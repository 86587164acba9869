-- SPDX-License-Identifier: MIT
local wanted = any_of { amulet { zone = "deck" }, card { zone = "deck", trait = "Umamusume" } }

return card {
  id = "CP01-069", name = "Ikuno Dictus", type = "follower", class = "havencraft",
  traits = { "Umamusume" },
  cost = 3, attack = 2, defense = 4, keywords = { "ward", "race" },

  fanfare { run = function(game)
    local seen = game.look(3)
    local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
    game.reveal(found)
    game.put(found, "hand")
    game.put(game.rest(seen, found), "deck_bottom")
  end },
}
