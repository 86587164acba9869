-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-290", name = "The Arena's Greatest", type = "battlefield",

  when {
    event = "beginning", if_ = function(q) return q.turn_player().turns == 1 end,
    run = function(game)
      game.gain_points(1, { by = game.event.player })
    end,
  },
}
