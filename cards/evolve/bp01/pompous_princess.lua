-- SPDX-License-Identifier: MIT
local a_cheap_one = follower { zone = "deck", cost = 1 }

return card {
  id = "BP01-039", name = "Pompous Princess", type = "follower", class = "swordcraft",
  traits = { "Commander", "Princess" },
  cost = 3, attack = 3, defense = 3,

  fanfare { run = function(game)
    game.take_from_top(5, {
      optional = true, where = a_cheap_one, to = "field", rest = "deck_bottom",
      text = "Which follower do you put onto your field?",
    })
  end },
}
