-- SPDX-License-Identifier: MIT
-- The first card of each player each turn costs 1 less.
return card {
  id = "more-105", name = "Market Day", type = "gear", domains = { "mind" }, cost = { energy = 2 },

  static { affects = any_of { spells {}, units {}, gear {} },
    cost = { energy = function(q, me, card) return q.owner(card).finalized == 0 and -1 or 0 end } },
}
