-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-032", name = "Alwida's Command", type = "spell", class = "swordcraft",
  traits = { "Thief" },
  cost = 5,

  run = function(game) game.summon { "Viking", "Steelclad Knight", "Knight" } end,
}
