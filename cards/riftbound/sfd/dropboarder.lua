-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-072", name = "Dropboarder", type = "unit",
  domains = { "mind" }, cost = { energy = 4 }, might = 4, tags = { "Zaun" },

  when_played {
    if_ = number.count(gear { mine = true }):at_least(2),
    run = function(game, me)
      game.ready(me)
    end,
  },
}
