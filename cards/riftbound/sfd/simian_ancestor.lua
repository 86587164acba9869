-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-047", name = "Simian Ancestor", type = "unit",
  domains = { "calm" }, cost = { energy = 5, power = { calm = 1 } }, might = 5,
  tags = { "Ionia" },

  when {
    event = "buff", by = "you", subject = "me",
    run = function(game, me)
      game.ready(me)
    end,
  },
}
