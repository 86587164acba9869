-- SPDX-License-Identifier: MIT
-- "Deal 1 for each" is one damage a card, each with its own Bonus Damage (715.2).

local hidden = card { zone = "deck", keyword = "hidden" }

return card {
  id = "ogn-121", name = "Teemo, Strategist", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 2, power = { mind = 1 } }, might = 2,
  tags = { "Yordle", "Teemo", "Bandle City" },
  keywords = { "hidden" },

  when {
    event = "defend", by = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, victim)
      local top = game.reveal_top(5)
      for _ = 1, #top:where(hidden) do game.deal(1, victim) end
      game.recycle(top)
    end,
  },
}
