-- SPDX-License-Identifier: MIT
local an_amulet = amulet { zone = "deck" }

return card {
  id = "BP01-148", name = "Hallowed Dogma", type = "spell", class = "havencraft",
  traits = { "Faith" },
  cost = 1, keywords = { "quick" },

  run = function(game)
    game.take_from_top(5, {
      optional = true, where = an_amulet, reveal = true, to = "hand", rest = "deck_bottom",
      text = "Which amulet do you add to your hand?",
    })
  end,
}
