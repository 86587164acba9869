-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-105", name = "Singularity", type = "spell",
  domains = { "mind" }, cost = { energy = 6, power = { mind = 2 } },

  targets = { up_to(2, unit {}) },
  run = function(game, me, victims)
    game.deal(6, victims)
  end,
}
