-- SPDX-License-Identifier: MIT
local a_cheap_one = follower { zone = "deck", cost = 1 }

return card {
  id = "BP01-039", name = "Pompous Princess", type = "follower", class = "swordcraft",
  traits = { "Commander", "Princess" },
  cost = 3, attack = 3, defense = 3,

  fanfare { run = function(game)
    local top = game.look(5)
    local found = game.choose(top, { where = a_cheap_one, optional = true,
      text = "Which follower do you put onto your field?" })
    game.put(found, "field")
    game.put(top, "deck_bottom") -- with one that found no room; one that moved is another card (4.1.4)
  end },
}
