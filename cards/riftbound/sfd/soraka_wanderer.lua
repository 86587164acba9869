-- SPDX-License-Identifier: MIT
-- "Last": Backline says the same (826).
return card {
  id = "sfd-173", name = "Soraka, Wanderer", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 4,
  tags = { "Soraka", "Mount Targon" },

  static { affects = "me", assigned_last = true },
  instead_of {
    event = "die", subject = units { mine = true, other = true, at = "here", might = less_than(number.me("might")) },
    run = function(game) game.recall(game.event.subject, { healed = true, exhausted = true }) end,
  },
}
