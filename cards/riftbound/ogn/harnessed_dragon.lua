-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-234", name = "Harnessed Dragon", type = "unit",
  domains = { "order" }, cost = { energy = 8, power = { order = 2 } }, might = 6,
  tags = { "Dragon", "Demacia" },

  when_played {
    targets = { unit { enemy = true } },
    run = function(game, me, enemy)
      game.kill(enemy)
    end,
  },
}
