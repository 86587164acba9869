-- SPDX-License-Identifier: MIT
-- The runes are chosen when the delayed ability triggers, at the end of the turn (390.2).
return card {
  id = "ogn-289", name = "Targon's Peak", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    run = function(game) game.later("ready_runes") end,
  },

  abilities = {
    ready_runes = delayed {
      event = "turn_end", once = true, ends = "turn",
      targets = { up_to(2, rune {}) },
      run = function(game, me, chosen) game.ready(chosen) end,
    },
  },
}
