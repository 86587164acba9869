-- SPDX-License-Identifier: MIT
local a_follower = follower { zone = "deck" }

return card {
  id = "BP01-083", name = "Phoenix Roost", type = "amulet", class = "dragoncraft",
  traits = { "Phoenix" },
  cost = 5,

  when { event = "main_phase",
    run = function(game)
      game.take_from_top(1, { by = "turn_player", where = a_follower, optional = true, to = "field",
        text = "Which follower do you put onto your field?" })
    end },
}
