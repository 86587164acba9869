-- SPDX-License-Identifier: MIT
local everyone = leaders {}

return card {
  id = "BP01-121", name = "Rabbit Necromancer", type = "follower", class = "abysscraft",
  traits = { "Necromancer" },
  cost = 3, attack = 3, defense = 3,

  last_words {
    run = function(game)
      game.deal(2, everyone)
    end },
}
