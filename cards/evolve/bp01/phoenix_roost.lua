-- SPDX-License-Identifier: MIT
local a_follower = follower { zone = "deck" }

return card {
  id = "BP01-083", name = "Phoenix Roost", type = "amulet", class = "dragoncraft",
  traits = { "Phoenix" },
  cost = 5,

  when { event = "main_phase",
    run = function(game)
      local player = game.turn_player()
      local top = game.look(1, { by = player })
      local found = game.choose(top, { where = a_follower, by = player, optional = true,
        text = "Which follower do you put onto your field?" })
      game.put(found, "field")
    end },
}
