-- SPDX-License-Identifier: MIT
return card {
  id = "unl-159", name = "Soul Harvest", type = "spell",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } },

  targets = { unit { at = "battlefield", might = at_most(3) } },
  run = function(game, me, chosen)
    game.kill(chosen)
  end,
}
