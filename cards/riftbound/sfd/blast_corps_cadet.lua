-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-013", name = "Blast Corps Cadet", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2, tags = { "Piltover" },

  additional { name = "blast", optional = true, cost = { energy = 1, power = { fury = 1 } } },
  when_played {
    if_ = function(q) return q.paid("blast") end,
    targets = { unit { at = "battlefield" } },
    run = function(game, me, victim)
      game.deal(2, victim)
    end,
  },
}
