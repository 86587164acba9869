-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-123", name = "Corrupt Enforcer", type = "unit",
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } }, might = 4,
  tags = { "Piltover" },

  when { event = "move", subject = "me", at = "battlefield", run = function(game) game.discard(1) end },
  when { event = "win_combat", by = "me", run = function(game) game.draw(1) end },
}
