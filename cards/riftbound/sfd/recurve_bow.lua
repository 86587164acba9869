-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-016", name = "Recurve Bow", type = "gear",
  domains = { "fury" }, cost = { energy = 2 }, might_bonus = 0,
  tags = { "Equipment" },

  equip { cost = { power = { fury = 1 } } },
  effect_text {
    when {
      event = { "attack", "defend" }, subject = "me",
      targets = { unit { enemy = true, at = "here" } },
      run = function(game, me, bow, foe)
        game.deal(2, foe)
      end,
    },
  },
}
