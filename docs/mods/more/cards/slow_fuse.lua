-- SPDX-License-Identifier: MIT
-- It burns down turn by turn, also through the turns of the others, and may be fed.
local foes = units { enemy = true }

return card {
  id = "more-2", name = "Slow Fuse", type = "gear", domains = { "fury" }, cost = { energy = 1 },
  counters = { "spark" },

  when_played { run = function(game, me) game.put_counters(me, "spark", 3) end },
  activated { cost = { energy = 1 }, once_each_turn = true,
    run = function(game, me) game.put_counters(me, "spark") end },
  when { event = "turn_end", by = "you",
    run = function(game, me)
      game.remove_counters(me, "spark")
      if game.counters(me, "spark") == 0 then
        game.kill(me)
        game.deal(4, foes)
      end
    end },
}
