-- SPDX-License-Identifier: MIT
local everyone = leaders {}

return card {
  id = "BP01-118", name = "Ambling Wraith", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 1, attack = 2, defense = 1,

  fanfare {
    run = function(game)
      game.deal(1, everyone)
    end },
}
