-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck", energy = at_least(4) }

return card {
  id = "unl-064", name = "Fate Weaver", type = "unit",
  domains = { "mind" }, cost = { energy = 5 }, might = 4, tags = { "Ionia" },

  when_played {
    run = function(game)
      game.take_from_top(4, {
        optional = true, where = a_spell, reveal = true, to = "draw", rest = "recycle",
        text = "Which spell do you draw?",
      })
    end,
  },
}
