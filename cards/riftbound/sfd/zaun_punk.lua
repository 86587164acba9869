-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-160", name = "Zaun Punk", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 3, tags = { "Zaun" },

  additional { name = "scrap", optional = true, cost = { kill = gear { friendly = true } } },
  when_played {
    if_ = function(q) return q.paid("scrap") end,
    targets = { gear {} },
    run = function(game, me, victim)
      game.kill(victim)
    end,
  },
}
