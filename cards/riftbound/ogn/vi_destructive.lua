-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-036", name = "Vi, Destructive", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } }, might = 3,
  tags = { "Vi", "Piltover" },
  keywords = { "ganking" },

  activated {
    cost = { recycle = card { zone = "trash", mine = true } },
    run = function(game, me)
      game.give(me, { might = 1, lasts = "turn" })
    end,
  },
}
