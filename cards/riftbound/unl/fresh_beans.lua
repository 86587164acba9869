-- SPDX-License-Identifier: MIT
return card {
  id = "unl-011", name = "Fresh Beans", type = "gear",
  domains = { "fury" }, cost = { energy = 2 },

  when {
    event = "play", by = "you", subject = unit {}, optional = true, cost = { exhaust = "me" },
    if_ = number.count(battlefields { in_showdown = true }):at_least(1),
    run = function(game)
      game.draw(1)
    end,
  },
}
