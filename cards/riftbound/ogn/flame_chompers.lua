-- SPDX-License-Identifier: MIT
-- The Power is the price of the play and stands for the printed cost (356.1.a): docs/rulings.md.
-- It is paid when the ability is finalized (383.3.b); where to play it is chosen after the ability
-- has resolved (354.3).
return card {
  id = "ogn-006", name = "Flame Chompers", type = "unit",
  domains = { "fury" }, cost = { energy = 3 }, might = 3, tags = { "Zaun" },

  when {
    event = "discard", by = "you", subject = "me", active_in = "trash",
    optional = true, cost = { power = { fury = 1 } },
    run = function(game, me)
      game.play(me, { ignoring = "cost" })
    end,
  },
}
