-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-061", name = "Poro Herder", type = "unit",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 3,
  tags = { "Freljord" },

  when_played {
    if_ = number.count(units { mine = true, tags = "Poro" }):at_least(1),
    run = function(game, me)
      game.buff(me)
      game.draw(1)
    end,
  },
}
