-- SPDX-License-Identifier: MIT
-- Spending the buff is part of the cost: the replacement needs a buffed unit (371.1).
return card {
  id = "ogn-269", name = "The Boss", type = "legend",
  domains = { "body", "order" }, tags = { "Sett" }, aliases = { "Sett, The Boss" },

  instead_of {
    event = "die", subject = units { mine = true, buffed = true }, optional = true,
    cost = { power = { any = 1 }, exhaust = "me" },
    run = function(game)
      game.spend_buff(game.event.subject)
      game.recall(game.event.subject, { healed = true, exhausted = true })
    end,
  },
  when { event = "conquer", by = "you", run = function(game, me) game.ready(me) end },
}
