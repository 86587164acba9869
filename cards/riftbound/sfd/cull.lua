-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-134", name = "Cull", type = "gear",
  domains = { "chaos" }, cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { chaos = 1 } } },
  effect_text {
    when {
      event = "conquer", by = "me",
      run = function(game)
        game.play_token("Gold", { ready = false })
      end,
    },
  },
}
