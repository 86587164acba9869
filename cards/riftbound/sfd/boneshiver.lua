-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-118", name = "Boneshiver", type = "gear",
  domains = { "body" }, cost = { energy = 3 }, might_bonus = 2,
  tags = { "Equipment" },

  equip { cost = { energy = 1, power = { body = 1 } } },
  effect_text {
    when {
      event = "conquer", by = "me",
      run = function(game)
        game.channel(1, { exhausted = true })
      end,
    },
  },
}
