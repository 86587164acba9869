-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-129", name = "Temptation", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },

  repeats { energy = 2 },
  targets = {
    unit { enemy = true },
    destination { of = 1, beside = unit { controller = number.target(1, "controller") } },
  },
  run = function(game, me, foe, place)
    game.move(foe, { to = place })
  end,
}
