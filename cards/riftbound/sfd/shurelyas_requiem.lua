-- SPDX-License-Identifier: MIT
local mine = units { mine = true }

return card {
  id = "sfd-192", name = "Shurelya's Requiem", type = "gear", supertypes = { "signature" },
  domains = { "calm", "mind" }, cost = { energy = 4, power = { ["calm/mind"] = 2 } }, might_bonus = 2,
  tags = { "Ornn", "Equipment" }, keywords = { "unique" },

  equip { cost = { power = { any = 1 } } },
  when_played {
    run = function(game)
      game.ready(game.all(mine))
    end,
  },
  effect_text {
    static { affects = units { mine = true, at = "here" }, keywords = { "ganking" } },
  },
}
