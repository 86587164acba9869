-- SPDX-License-Identifier: MIT
-- Choosing the unit is outside of the replacement, so the unit is a target (355.10.c).
return card {
  id = "ogs-020", name = "Highlander", type = "spell", supertypes = { "signature" },
  domains = { "calm", "body" }, cost = { energy = 4 }, tags = { "Master Yi" },
  keywords = { "reaction" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.later("rescue", ally) end,

  abilities = {
    rescue = instead_of {
      event = "die", subject = ref(1), once = true, ends = "turn",
      run = function(game) game.recall(game.event.subject, { healed = true, exhausted = true }) end,
    },
  },
}
