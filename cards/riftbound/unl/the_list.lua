-- SPDX-License-Identifier: MIT
return card {
  id = "unl-138", name = "The List", type = "gear",
  domains = { "chaos" }, cost = { energy = 1 },

  as_played {
    run = function(game)
      game.name_tag()
    end,
  },

  activated {
    cost = { exhaust = "me" }, targets = { unit { named_tag = true } },
    run = function(game, me, named)
      game.give(named, { might = -2, lasts = "turn" })
    end,
  },
}
