-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-05", name = "Overreacher", type = "unit", domains = { "fury" }, cost = { energy = 2 }, might = 2,

  additional { name = "more", cost = { energy = number.x() } },
  when_played { targets = { split(number.x(), any_number(unit { enemy = true, at = "here" })) },
    run = function(game, me, foes)
      game.give(me, { might = game.x() })
      game.deal_split(game.x(), foes)
    end },
}
