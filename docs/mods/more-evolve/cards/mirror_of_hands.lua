-- SPDX-License-Identifier: MIT
-- When the opponent draws outside the start phase, you draw, too.
return card {
  id = "MORE-5", name = "Mirror of Hands", type = "amulet", class = "runecraft", cost = 2,

  when { event = "draw", by = "opponent", turn = "you", once_each_turn = true, run = function(game) game.draw(1) end },
}
