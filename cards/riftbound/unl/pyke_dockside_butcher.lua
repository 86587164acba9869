-- SPDX-License-Identifier: MIT
return card {
  id = "unl-028", name = "Pyke, Dockside Butcher", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 3 }, might = 2, tags = { "Pyke", "Bilgewater" },
  keywords = { "hidden", "ganking" },

  additional { name = "ambush", optional = true, cost = { power = { fury = 1 } } },
  when_played {
    if_ = function(q) return q.paid("ambush") end,
    run = function(game, me)
      game.ready(me)
      game.give(me, { might = 2, lasts = "turn" })
    end,
  },
}
