-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-013", name = "Dragonrider", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonheart" },
  attack = 3, defense = 3,

  on_evolve {
    run = function(game, me)
      if game.you().overflow then
        game.give(me, { attack = 2 })
      end
    end },
}
