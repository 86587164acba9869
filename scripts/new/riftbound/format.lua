-- SPDX-License-Identifier: MIT
-- A format: how many play for how many points, what a deck may hold, which rules are read otherwise.
return format {
  name = "@word@",
  players = 2, victory_score = 6,
  battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2, extra_runes_last = 1,
  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12,
    banned = { "Incinerate" } },

  -- A rule of the house that the fields above cannot say: what is wrong with this deck?
  check = function(deck)
    local spells = 0
    for _, entry in ipairs(deck.main) do
      if entry.type == "spell" then spells = spells + 1 end
    end
    if spells <= 20 then return {} end
    return { { rule = "house", text = spells .. " spells are more than twenty" } }
  end,
}
