-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-120", name = "Spartoi Sergeant", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 2, attack = 2, defense = 3,

  fanfare {
    run = function(game)
      game.mill(2)
    end },
}
