-- SPDX-License-Identifier: MIT
-- Two instructions, both chosen for as it is played; they may choose the same unit (355.10.b).
return card {
  id = "ogn-029", name = "Falling Star", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 2 } },

  targets = { unit {}, unit {} },
  run = function(game, me, one, two)
    game.deal(3, one)
    game.deal(3, two)
  end,
}
