-- SPDX-License-Identifier: MIT
-- The unit is the one that attacks, and no target (355.10.c).
return card {
  id = "ogn-255", name = "Nine-Tailed Fox", type = "legend",
  domains = { "calm", "mind" }, tags = { "Ahri" }, aliases = { "Ahri, Nine-Tailed Fox" },

  when {
    event = "attack", subject = unit { enemy = true }, at = battlefields { mine = true },
    run = function(game)
      game.give(game.event.subject, { might = -1, lasts = "turn", minimum = 1 })
    end,
  },
}
