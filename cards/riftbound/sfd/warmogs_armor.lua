-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-108", name = "Warmog's Armor", type = "gear",
  domains = { "body" }, cost = { energy = 1 }, might_bonus = 1, tags = { "Equipment" },

  equip { cost = { power = { body = 1 } } },
  effect_text {
    when {
      event = "conquer", by = "me",
      run = function(game, me)
        game.buff(me)
      end,
    },
  },
}
