-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-002", name = "Alucard", type = "follower", class = "abysscraft",
  traits = { "Vampire" },
  cost = 7, attack = 4, defense = 4, keywords = { "storm" },

  fanfare {
    run = function(game, me)
      if game.you().necrocharge >= 10 then game.give(me, { attack = 2 }) end
    end },
  strike { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(4, foe)
      game.give(game.leader(), { defense = 4 })
    end },
}
