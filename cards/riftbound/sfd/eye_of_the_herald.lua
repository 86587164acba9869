-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-153", name = "Eye of the Herald", type = "gear",
  domains = { "order" }, cost = { energy = 1 }, might_bonus = 0,
  tags = { "Equipment" },

  equip { cost = { power = { order = 1 } } },
  effect_text {
    when {
      event = "move", subject = "me",
      run = function(game)
        game.play_token("Recruit", { at = "here" })
      end,
    },
  },
}
