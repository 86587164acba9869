-- SPDX-License-Identifier: MIT
-- Where it goes is chosen together with the unit (355.4).
return card {
  id = "ogn-043", name = "Charm", type = "spell",
  domains = { "calm" }, cost = { energy = 1, power = { calm = 1 } },

  targets = { unit { enemy = true }, destination { of = 1 } },
  run = function(game, me, enemy, where)
    game.move(enemy, { to = where })
  end,
}
