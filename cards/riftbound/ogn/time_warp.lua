-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-122", name = "Time Warp", type = "spell",
  domains = { "mind" }, cost = { energy = 10, power = { mind = 4 } },

  run = function(game, me)
    game.extra_turn()
    game.banish(me)
  end,
}
