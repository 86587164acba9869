-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-032", name = "Disarming Rake", type = "unit",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 2,
  tags = { "Demacia" },

  when_played {
    optional = true,
    targets = { gear {} },
    run = function(game, me, scrap)
      game.kill(scrap)
    end,
  },
}
