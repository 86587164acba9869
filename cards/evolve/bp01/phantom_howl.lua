-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-114", name = "Phantom Howl", type = "spell", class = "abysscraft",
  traits = { "Departed" },
  cost = 3,

  run = function(game)
    game.summon("Ghost", 4)
  end,
}
