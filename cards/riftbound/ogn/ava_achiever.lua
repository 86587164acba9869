-- SPDX-License-Identifier: MIT
-- Nobody need find a card with Hidden in a hand (FAQ 5). "Here" is where she is on resolution.
local hidden = card { zone = "hand", keyword = "hidden" }
local a_unit = unit { zone = "hand" }

return card {
  id = "ogn-107", name = "Ava Achiever", type = "unit",
  domains = { "mind" }, cost = { energy = 5 }, might = 4, tags = { "Yordle" },

  when {
    event = "attack", subject = "me", optional = true, cost = { power = { mind = 1 } },
    run = function(game)
      local found = game.choose(game.hand(), {
        where = hidden, optional = true, text = "Which card is played?",
      })
      game.play(found, { ignoring = "cost", at = game.is(found, a_unit) and "here" or nil })
    end,
  },
}
