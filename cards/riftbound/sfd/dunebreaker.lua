-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-027", name = "Dunebreaker", type = "unit",
  domains = { "fury" }, cost = { energy = 7, power = { fury = 1 } }, might = 7,
  tags = { "The Void" },

  static { if_ = number.you("hand"):at_most(2), affects = "me", enters_ready = true },
  when {
    event = "hold", by = "me",
    run = function(game)
      game.draw(2)
    end,
  },
}
