-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-011", name = "Lesser Mummy", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Departed" },
  attack = 3, defense = 3,

  strike {
    run = function(game)
      game.summon "Ghost"
    end },
}
