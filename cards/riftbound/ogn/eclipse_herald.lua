-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-059", name = "Eclipse Herald", type = "unit",
  domains = { "calm" }, cost = { energy = 7, power = { calm = 1 } }, might = 7,
  tags = { "Bird", "Mount Targon" },

  when {
    event = "stun", by = "you", subject = unit { enemy = true },
    run = function(game, me)
      game.ready(me)
      game.give(me, { might = 1, lasts = "turn" })
    end,
  },
}
