-- SPDX-License-Identifier: MIT
return card {
  id = "unl-188", name = "Hextech Gauntlets", type = "gear", supertypes = { "signature" },
  domains = { "fury", "order" }, cost = { energy = 3 }, might_bonus = 3,
  tags = { "Vi", "Equipment" },

  equip { cost = { energy = 3, power = { any = 1 } }, less = number.target(1, "might") },
  effect_text {
    when {
      event = "conquer", by = "me", if_ = number.you("excess"):at_least(3),
      run = function(game)
        game.draw(1)
      end,
    },
  },
}
