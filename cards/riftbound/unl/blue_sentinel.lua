-- SPDX-License-Identifier: MIT
-- Holding happens before the Main Phase of the same turn, which is the next one; adding
-- resources cannot be reacted to (429.2).
return card {
  id = "unl-087", name = "Blue Sentinel", type = "unit",
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } }, might = 4,
  tags = { "Mount Targon" },
  keywords = { shield = 2 },

  static { affects = "you", triggers = { class = "hold", more = 1, at = "here" } },
  when {
    event = "hold", by = "me",
    run = function(game) game.later("add_power") end,
  },

  abilities = {
    add_power = delayed { event = "main_phase", by = "you", once = true,
      add = { power = { any = 1 } } },
  },
}
