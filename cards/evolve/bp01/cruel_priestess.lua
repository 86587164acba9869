-- SPDX-License-Identifier: MIT
-- On a full field nothing could be put, so nothing is asked.
return card {
  id = "BP01-142", name = "Cruel Priestess", type = "follower", class = "havencraft",
  traits = { "Zealot" },
  cost = 4, attack = 3, defense = 3,

  fanfare {
    targets = {
      only_if(number.you("field_room"):at_least(1), amulet { zone = "cemetery", friendly = true, cost = at_most(5) }),
    },
    run = function(game, me, found) game.put(found, "field") end },
}
