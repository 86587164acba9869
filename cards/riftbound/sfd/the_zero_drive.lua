-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-090", name = "The Zero Drive", type = "gear",
  domains = { "mind" }, cost = { energy = 3 }, might_bonus = 2, tags = { "Equipment" },

  equip { cost = { energy = 1, power = { mind = 1 } } },
  activated {
    cost = { energy = 3, power = { mind = 1 }, banish = "me" },
    run = function(game)
      for _, unit in ipairs(game.banished_with_me()) do game.play(unit, { ignoring = "cost" }) end
    end,
  },
  effect_text {
    deathknell { run = function(game, me, drive) game.banish(game.fallen(), { with = drive }) end },
  },
}
