-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-051", name = "Guardian Angel", type = "gear",
  domains = { "calm" }, cost = { energy = 2 }, might_bonus = 1,
  tags = { "Equipment" },

  equip { cost = { power = { calm = 1 } } },
  effect_text {
    instead_of {
      event = "die", subject = "me",
      run = function(game, me, angel)
        game.kill(angel)
        game.recall(me, { healed = true, exhausted = true })
      end,
    },
  },
}
