-- SPDX-License-Identifier: MIT

local buried = card { zone = "trash", mine = true }

return card {
  id = "ogn-109", name = "Dr. Mundo, Expert", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 8, power = { mind = 2 } }, might = 6,
  tags = { "Dr. Mundo", "Zaun" },

  static { affects = "me", might = number.count(card { zone = "trash", mine = true }) },
  when {
    event = "beginning", by = "you",
    run = function(game)
      -- check: allow text-choice how many cards lie there then is not known before (416.6)
      game.recycle(game.choose(buried, { n = 3, text = "Which cards are recycled?" }))
    end,
  },
}
