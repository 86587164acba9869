-- SPDX-License-Identifier: MIT
return card {
  id = "unl-054", name = "Tricksy Tentacles", type = "spell",
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } },

  targets = {
    any_number(unit { enemy = true }, { same = "controller", total = { might = at_most(8) } }),
    destination { of = 1 },
  },
  run = function(game, me, group, place)
    game.move(group, { to = place })
  end,
}
