-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-068", name = "Caitlyn, Patrolling", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 3,
  tags = { "Caitlyn", "Piltover" },

  static { affects = "me", assigned_last = true },
  activated {
    while_ = { at = "battlefield" },
    cost = { exhaust = "me" },
    targets = { unit { at = "battlefield" } },
    run = function(game, me, victim)
      game.deal(me.might, victim)
    end,
  },
}
