-- SPDX-License-Identifier: MIT
-- The condition stands behind the trigger condition and is tested there, once (383.3.e).
return card {
  id = "ogn-073", name = "Sona, Harmonious", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, cost = { energy = 4, power = { calm = 1 } }, might = 4,
  tags = { "Sona", "Demacia" },

  when {
    event = "turn_end", by = "you", if_ = { at = "battlefield" },
    targets = { up_to(4, rune { friendly = true }) },
    run = function(game, me, runes)
      game.ready(runes)
    end,
  },
}
