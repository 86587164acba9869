-- SPDX-License-Identifier: MIT
-- The friendly unit deals the damage and is its only source; "this kills" means that damage (428.5.c).
return card {
  id = "unl-192", name = "Alpha Strike", type = "spell", supertypes = { "signature" },
  domains = { "calm", "body" }, cost = { energy = 3, power = { ["calm/body"] = 1 } },
  tags = { "Master Yi" },
  keywords = { "action" },

  targets = {
    unit { friendly = true },
    split(number.target(1, "might"), unit { enemy = true, at = "battlefield" }, { by_unit = true }),
  },
  run = function(game, me, ally, enemies)
    game.deal_split(ally.might, enemies, { by = ally })
    for _, enemy in ipairs(enemies) do game.later("reward", enemy) end
  end,

  abilities = {
    reward = delayed {
      event = "die", subject = ref(1), killed_by_this = true, once = true, ends = "cleanup",
      run = function(game) game.gain_xp(1) end,
    },
  },
}
