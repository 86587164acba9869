-- SPDX-License-Identifier: MIT
local a_great_one = card { zone = "deck", class = "dragoncraft", cost = at_least(5) }

return card {
  id = "BP01-100", name = "Dragon Emissary", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 1,

  run = function(game)
    game.take_from_top(5, {
      optional = true, where = a_great_one, reveal = true, to = "hand", rest = "deck_bottom",
      text = "Which card do you reveal and add to your hand?",
    })
  end,
}
