-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-270", name = "Showstopper", type = "spell", supertypes = { "signature" },
  domains = { "body", "order" }, cost = { energy = 1, power = { ["body/order"] = 1 } },
  tags = { "Sett" },

  targets = { unit { friendly = true, at = "my_base" }, destination { of = 1, to = battlefields {} } },
  run = function(game, me, ally, where)
    game.buff(ally)
    game.move(ally, { to = where })
  end,
}
