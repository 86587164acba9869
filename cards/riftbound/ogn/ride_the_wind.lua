-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-173", name = "Ride the Wind", type = "spell",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 1 } },
  keywords = { "action" },

  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, ally, where)
    game.move(ally, { to = where })
    game.ready(ally)
  end,
}
