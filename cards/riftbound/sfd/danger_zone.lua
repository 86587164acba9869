-- SPDX-License-Identifier: MIT
local mechs = units { mine = true, tags = "Mech" }

return card {
  id = "sfd-182", name = "Danger Zone", type = "spell", supertypes = { "signature" },
  domains = { "fury", "mind" }, cost = { energy = 1, power = { ["fury/mind"] = 1 } },
  tags = { "Rumble" }, keywords = { "reaction" },

  repeats { energy = 1, power = { any = 1 } },
  run = function(game)
    game.give(game.all(mechs), { might = 1, lasts = "turn" })
  end,
}
