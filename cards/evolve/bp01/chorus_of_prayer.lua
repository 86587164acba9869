-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-132", name = "Chorus of Prayer", type = "spell", class = "havencraft",
  traits = { "Faith" },
  cost = 7,

  targets = { up_to(3, amulet { zone = "cemetery", friendly = true, cost = at_most(5) }) },
  run = function(game, me, found) game.put(found, "field") end,
}
