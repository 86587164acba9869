-- SPDX-License-Identifier: MIT
return card {
  id = "hostile-1", name = "Loud\27]0;owned\7\27[2J\r\8", type = "unit", domains = { "fury" },
  cost = { energy = 0 }, might = 1,
  when_played { run = function(game) game.draw(1) end },
}
