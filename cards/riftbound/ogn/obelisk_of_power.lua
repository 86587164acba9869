-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-284", name = "Obelisk of Power", type = "battlefield",

  when {
    event = "beginning", if_ = function(q) return q.turn_player().turns == 1 end,
    run = function(game)
      game.channel(1, { by = game.event.player })
    end,
  },
}
