-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-079", name = "Bard, Mercurial", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } }, might = 4,
  tags = { "Bard" },

  additional { name = "travel", optional = true, cost = { exhaust = legend { mine = true } } },
  when_played {
    if_ = function(q) return q.paid("travel") end,
    targets = {
      any_number(unit { mine = true }),
      destination { of = 1, to = battlefields { open = true } },
    },
    run = function(game, me, group, place) game.move(group, { to = place }) end,
  },
}
