-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-05", name = "Overreacher", type = "unit", domains = { "fury" }, cost = { energy = 2 }, might = 2,

  additional { name = "more", cost = { energy = number.x() } },
  when_played { targets = { split(number.x(), any_number(unit { enemy = true, at = "here" })) },
    run = function(game, me, foes)
      game.give_might(me, game.x(), "board")
      game.deal_split(game.x(), foes)
    end },
}
