-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-010", name = "Lesser Mummy", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  fanfare {
    run = function(game, me)
      if game.you().necrocharge >= 10 then game.give(me, { keyword = "storm" }) end
    end },
}
