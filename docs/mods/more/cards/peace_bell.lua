-- SPDX-License-Identifier: MIT
-- A point for each round in which nothing died.
return card {
  id = "more-113", name = "Bell of Peace", type = "gear", domains = { "calm" }, cost = { energy = 4 },

  when { event = "beginning", by = "you",
    run = function(game, me)
      if me.remembered == 0 then game.gain_points(1) end
      game.remember_number(0)
    end },
  when { event = "die", subject = units {}, run = function(game) game.remember_number(1) end },
}
