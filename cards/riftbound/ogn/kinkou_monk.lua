-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-141", name = "Kinkou Monk", type = "unit",
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } }, might = 4, tags = { "Ionia" },

  when_played {
    targets = { up_to(2, unit { friendly = true, other = true }) },
    run = function(game, me, allies)
      game.buff(allies)
    end,
  },
}
