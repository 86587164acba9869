-- SPDX-License-Identifier: MIT
-- To draw from an empty deck wins the game; until then the top card lies open.
return card {
  id = "MORE-9", name = "Empty Throne", type = "amulet", class = "havencraft", cost = 7,

  static { affects = "you", deck_top_revealed = true },
  instead_of { event = "overdraw", by = "you", run = function(game) game.win() end },
}
