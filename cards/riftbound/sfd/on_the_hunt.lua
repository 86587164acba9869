-- SPDX-License-Identifier: MIT
local ours = units { mine = true }

return card {
  id = "sfd-204", name = "On the Hunt", type = "spell", supertypes = { "signature" },
  domains = { "body", "chaos" }, cost = { energy = 1, power = { ["body/chaos"] = 2 } },
  tags = { "Sivir" },

  run = function(game)
    game.ready(game.all(ours))
  end,
}
