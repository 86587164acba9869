-- SPDX-License-Identifier: MIT
-- Choosing the unit is outside of the replacement, so the unit is a target (355.10.c).
return card {
  id = "unl-175", name = "Tactical Retreat", type = "spell",
  domains = { "order" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.later("retreat", ally) end,

  abilities = {
    retreat = instead_of {
      event = "die", subject = ref(1), once = true, ends = "turn",
      run = function(game) game.recall(game.event.subject, { healed = true, exhausted = true }) end,
    },
  },
}
