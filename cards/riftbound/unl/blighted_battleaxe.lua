-- SPDX-License-Identifier: MIT
return card {
  id = "unl-019", name = "Blighted Battleaxe", type = "gear",
  domains = { "fury" }, cost = { energy = 4 }, might_bonus = 4,
  tags = { "Equipment" },

  equip { cost = { energy = 1, power = { fury = 1 } } },
  effect_text {
    when {
      event = "turn_end", by = "you", if_ = { conquests = 0 },
      run = function(game, me, axe)
        game.detach(axe)
        game.deal(4, me)
      end,
    },
  },
}
