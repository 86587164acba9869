-- SPDX-License-Identifier: MIT
local enemy_leaders = leaders { enemy = true }

return card {
  id = "BP01-153", name = "Lucifer", type = "follower", class = "neutral",
  evolved = true, traits = { "Angel", "Fallen Angel" },
  attack = 8, defense = 7, keywords = { "bane" },

  when { event = "end_phase", by = "you",
    run = function(game)
      game.deal(4, enemy_leaders)
    end },
}
