-- SPDX-License-Identifier: MIT
local my_hand = cards { zone = "hand", owned = true }

return card {
  id = "BP01-167", name = "Harnessed Glass", type = "follower", class = "neutral",
  traits = { "Fiend" },
  cost = 3, attack = 2, defense = 3,

  fanfare {
    run = function(game)
      game.draw(1)
      local given = game.choose(my_hand, { text = "Which card goes to the bottom of your deck?" })
      game.put(given, "deck_bottom")
    end },
}
