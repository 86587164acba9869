-- SPDX-License-Identifier: MIT
-- A rope: at the end of each turn who has more units here pulls; three pulls ahead are a point.
local crowd = units { at = "here" }

return card {
  id = "more-110", name = "Tug of War", type = "battlefield", counters = { "pull" },

  when { event = "turn_end",
    run = function(game, me)
      local active = game.turn_player()
      local ahead = game.count(crowd, { of = active }) * 2 - game.count(crowd)
      if ahead > 0 then game.put_counters(me, "pull") end
      if game.counters(me, "pull") == 3 then
        game.remove_counters(me, "pull", 3)
        game.gain_points(1, { by = active })
      end
    end },
}
