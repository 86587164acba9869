-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-124", name = "Doran's Ring", type = "gear",
  domains = { "chaos" }, cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { chaos = 1 } } },
  effect_text {
    when {
      event = "conquer", by = "me",
      run = function(game)
        game.discard(1)
        game.draw(1)
      end,
    },
  },
}
