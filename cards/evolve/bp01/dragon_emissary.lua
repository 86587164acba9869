-- SPDX-License-Identifier: MIT
local a_great_one = card { zone = "deck", class = "dragoncraft", cost = at_least(5) }

return card {
  id = "BP01-100", name = "Dragon Emissary", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 1,

  run = function(game)
    local seen = game.look(5)
    local found = game.choose(seen, { where = a_great_one, optional = true,
      text = "Which card do you reveal and add to your hand?" })
    game.reveal(found)
    game.put(found, "hand")
    game.put(game.rest(seen, found), "deck_bottom")
  end,
}
