-- SPDX-License-Identifier: MIT
local wanted = follower { zone = "deck", trait = { "Crystalian", "Pixie" } }

return card {
  id = "BP02-008", name = "Crystalia Lily", type = "follower", class = "forestcraft",
  traits = { "Crystalian" },
  cost = 2, attack = 1, defense = 3, evolve = 2,

  fanfare { run = function(game)
    local seen = game.look(2)
    local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
    game.reveal(found)
    game.put(found, "hand")
    game.put(game.rest(seen, found), "deck_bottom")
  end },
}
