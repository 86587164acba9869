-- SPDX-License-Identifier: MIT
-- The unit is fixed by the trigger condition (359.3.f.3); it is not a target (355.10.c).
return card {
  id = "ogn-060", name = "Mask of Foresight", type = "gear",
  domains = { "calm" }, cost = { energy = 2 },

  when {
    event = { "attack", "defend" }, subject = unit { friendly = true, alone = true },
    run = function(game)
      game.give(game.event.subject, { might = 1, lasts = "turn" })
    end,
  },
}
