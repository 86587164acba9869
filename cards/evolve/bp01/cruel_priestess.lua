-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-142", name = "Cruel Priestess", type = "follower", class = "havencraft",
  traits = { "Zealot" },
  cost = 4, attack = 3, defense = 3,

  fanfare {
    targets = { amulet { zone = "cemetery", friendly = true, cost = at_most(5) } },
    run = function(game, me, found) game.put(found, "field") end },
}
