-- SPDX-License-Identifier: MIT
return card {
  id = "SD04-014", name = "Seabrand Dragon", type = "follower", class = "dragoncraft",
  traits = { "Marine" },
  cost = 4, attack = 4, defense = 4,

  fanfare {
    run = function(game, me)
      if game.you().overflow then
        game.give(me, { keyword = "storm" })
      end
    end },
}
