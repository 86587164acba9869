-- SPDX-License-Identifier: MIT
local foes = units { enemy = true, at = "here" }

return card {
  id = "sfd-190", name = "Forgefire Cape", type = "gear", supertypes = { "signature" },
  domains = { "calm", "mind" }, cost = { energy = 4, power = { ["calm/mind"] = 2 } }, might_bonus = 3,
  tags = { "Ornn", "Equipment" }, keywords = { "unique" },

  equip { cost = { power = { any = 1 } } },
  effect_text {
    when {
      event = { "attack", "defend" }, subject = "me",
      run = function(game)
        game.deal(2, game.all(foes))
      end,
    },
  },
}
