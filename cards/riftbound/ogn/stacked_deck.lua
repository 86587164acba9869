-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-183", name = "Stacked Deck", type = "spell",
  domains = { "chaos" }, cost = { energy = 1 },
  keywords = { "action" },

  run = function(game)
    game.take_from_top(3, { to = "hand", rest = "recycle", text = "Which card is put into your hand?" })
  end,
}
