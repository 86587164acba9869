-- SPDX-License-Identifier: MIT
local an_amulet = amulet { zone = "deck" }

return card {
  id = "BP01-148", name = "Hallowed Dogma", type = "spell", class = "havencraft",
  traits = { "Faith" },
  cost = 1, keywords = { "quick" },

  run = function(game)
    local top = game.look(5)
    local found = game.choose(top, { where = an_amulet, optional = true,
      text = "Which amulet do you add to your hand?" })
    game.reveal(found)
    game.put(found, "hand")
    game.put(game.rest(top, found), "deck_bottom")
  end,
}
