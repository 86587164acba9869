-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-147", name = "Wildclaw Shaman", type = "unit",
  domains = { "body" }, cost = { energy = 4 }, might = 3, tags = { "Freljord" },

  when_played {
    optional = true, cost = { spend_buff = unit { mine = true } },
    run = function(game, me)
      game.buff(me)
      game.ready(me)
    end,
  },
}
