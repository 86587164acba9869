-- SPDX-License-Identifier: MIT
-- Runes are no cards, and go to another deck.
local main_deck_cards = any_of {
  unit { zone = "deck", mine = true }, spell { zone = "deck", mine = true },
  gear { zone = "deck", mine = true },
}

return card {
  id = "ogn-235", name = "Karma, Channeler", type = "unit", supertypes = { "champion" },
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } }, might = 6,
  tags = { "Vi", "Ionia" },
  keywords = { "vision" },

  when {
    event = "recycle", by = "you", subject = main_deck_cards, one_or_more = true,
    targets = { unit { friendly = true } },
    run = function(game, me, ally) game.buff(ally) end,
  },
}
