-- SPDX-License-Identifier: MIT
-- Nothing is chosen as it triggers: which rune, says the player as it resolves (355.10.f).
local own_runes = runes { mine = true }

return card {
  id = "ogn-287", name = "Sigil of the Storm", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    run = function(game)
      game.recycle(game.choose(own_runes, { text = "Which rune is recycled?" }))
    end,
  },
}
