-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-110", name = "Fiora, Peerless", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 3, power = { body = 1 } }, might = 3,
  tags = { "Fiora", "Demacia" },

  when {
    event = { "attack", "defend" }, subject = "me", if_ = { one_on_one = true },
    run = function(game, me)
      game.double_might(me, { lasts = "combat" })
    end,
  },
}
