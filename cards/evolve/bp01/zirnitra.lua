-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-078", name = "Zirnitra", type = "follower", class = "dragoncraft", traits = { "Dragonewt" },
  cost = 3, attack = 3, defense = 2,

  fanfare { run = function(game) game.summon("Dragon", { to = "ex" }) end },
  activated { cost = { play_points = 2, engage = "me" },
    targets = { card { zone = "ex", friendly = true, token = true, name = "Dragon" } },
    run = function(game, me, dragon)
      game.give(game.put(dragon, "field"), { keyword = "rush" })
      if game.you().overflow then game.recover(2) end
    end },
}
