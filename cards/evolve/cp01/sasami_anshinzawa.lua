-- SPDX-License-Identifier: MIT
local enemy_leaders = leaders { enemy = true }

return card {
  id = "CP01-083", name = "Sasami Anshinzawa", type = "follower", class = "neutral",
  traits = { "Tracen Academy" },
  cost = 2, attack = 2, defense = 2,

  fanfare {
    run = function(game)
      for _, top in ipairs(game.reveal_top(1)) do
        game.deal(2, top.odd and enemy_leaders or game.leader())
      end
    end },
}
