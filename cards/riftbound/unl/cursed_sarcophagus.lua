-- SPDX-License-Identifier: MIT
local buried = units { zone = "trash", mine = true }

return card {
  id = "unl-148", name = "Cursed Sarcophagus", type = "gear",
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } },

  when_played { run = function(game, me) game.banish(game.all(buried), { with = me }) end },
  activated {
    cost = { exhaust = "me" },
    targets = { unit { zone = "banishment", banished_with_me = true } },
    run = function(game, me, unit) game.play(unit) end,
  },
}
