-- SPDX-License-Identifier: MIT
-- Each unit and where it goes are chosen together (355.4); the enemy moves second.
return card {
  id = "unl-202", name = "Void Assault", type = "spell", supertypes = { "signature" },
  domains = { "body", "chaos" }, cost = { energy = 2, power = { ["body/chaos"] = 1 } },
  tags = { "Kha'Zix" },

  targets = {
    unit { friendly = true }, destination { of = 1 },
    unit { enemy = true }, destination { of = 3 },
  },
  run = function(game, me, ally, there, foe, where)
    game.move(ally, { to = there })
    game.move(foe, { to = where })
  end,
}
