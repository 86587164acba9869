-- SPDX-License-Identifier: MIT
-- The death is a cost and paid on finalization (383.3.b).
return card {
  id = "sfd-128", name = "Overzealous Fan", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 2, tags = { "Noxus" },

  when {
    event = "defend", by = "me", optional = true, cost = { kill = "me" },
    targets = { unit { attacking = true } },
    run = function(game, me, attacker)
      game.move(attacker, { to = "base" })
    end,
  },
}
