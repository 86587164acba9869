-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-086", name = "World Atlas", type = "gear",
  domains = { "mind" }, cost = { energy = 3 }, might_bonus = 2,
  tags = { "Equipment" },

  equip { cost = { power = { mind = 1 } } },
  effect_text {
    when {
      event = "hold", by = "me",
      run = function(game)
        game.play_token("Gold", { ready = false, count = 2 })
      end,
    },
  },
}
