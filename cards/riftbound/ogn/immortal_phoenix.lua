-- SPDX-License-Identifier: MIT
-- What is paid is its whole price, as with Flame Chompers (docs/rulings.md).
return card {
  id = "ogn-037", name = "Immortal Phoenix", type = "unit",
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } }, might = 3,
  tags = { "Spirit" },
  keywords = { assault = 2 },

  when {
    event = "die", by = "you", subject = unit {}, cause = "spell", active_in = "trash",
    optional = true, cost = { energy = 1, power = { fury = 1 } },
    run = function(game, me)
      game.play(me, { ignoring = "cost" })
    end,
  },
}
