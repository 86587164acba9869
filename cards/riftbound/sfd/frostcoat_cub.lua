-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-067", name = "Frostcoat Cub", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Dog", "Freljord" },

  additional { name = "frost", optional = true, cost = { power = { mind = 1 } } },
  when_played {
    if_ = function(q) return q.paid("frost") end,
    targets = { unit {} },
    run = function(game, me, chosen)
      game.give(chosen, { might = -2, lasts = "turn" })
    end,
  },
}
