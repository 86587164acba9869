-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-115", name = "Trinity Force", type = "gear",
  domains = { "body" }, cost = { energy = 4 }, might_bonus = 2,
  tags = { "Equipment" },

  equip { cost = { power = { body = 1 } } },
  effect_text {
    when {
      event = "hold", by = "me",
      run = function(game)
        game.gain_points(1)
      end,
    },
  },
}
