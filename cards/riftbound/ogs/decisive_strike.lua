-- SPDX-License-Identifier: MIT

local friends = units { friendly = true }

return card {
  id = "ogs-024", name = "Decisive Strike", type = "spell", supertypes = { "signature" },
  domains = { "body", "order" }, cost = { energy = 5, power = { ["body/order"] = 1 } },
  tags = { "Garen" },
  keywords = { "action" },

  run = function(game)
    game.give(game.all(friends), { might = 2, lasts = "turn" })
  end,
}
