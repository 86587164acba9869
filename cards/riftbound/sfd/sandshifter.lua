-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-158", name = "Sandshifter", type = "unit",
  domains = { "order" }, cost = { energy = 5, power = { order = 2 } }, might = 6,
  tags = { "Shurima" },

  when_played {
    targets = { unit { enemy = true, might = at_most(3) } },
    run = function(game, me, victim)
      game.kill(victim)
    end,
  },
}
