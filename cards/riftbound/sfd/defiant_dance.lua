-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-196", name = "Defiant Dance", type = "spell", supertypes = { "signature" },
  domains = { "calm", "chaos" }, cost = { energy = 1, power = { ["calm/chaos"] = 1 } },
  tags = { "Irelia" }, keywords = { "reaction" },

  targets = { unit {}, another(unit {}) },
  run = function(game, me, up, down)
    game.give(up, { might = 2, lasts = "turn" })
    game.give(down, { might = -2, lasts = "turn" })
  end,
}
