-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-075", name = "Prize of Progress", type = "unit",
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } }, might = 3,
  tags = { "Mech", "Piltover" },

  when { event = "use", by = "you", subject = gear {},
    run = function(game, me)
      game.give(me, { might = 1, lasts = "turn" })
    end },
}
