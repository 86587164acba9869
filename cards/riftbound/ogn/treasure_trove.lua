-- SPDX-License-Identifier: MIT
-- However it leaves: killed, returned, banished, recycled.
return card {
  id = "ogn-186", name = "Treasure Trove", type = "gear",
  domains = { "chaos" }, cost = { energy = 2 },

  when {
    event = "leave_board", subject = "me",
    run = function(game)
      game.draw(1)
      game.channel(1, { exhausted = true })
    end,
  },
  activated { cost = { power = { chaos = 1 }, exhaust = "me" }, run = function(game, me) game.kill(me) end },
}
