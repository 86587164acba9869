-- SPDX-License-Identifier: MIT
-- A format: how many play for how many points, what a deck may hold, which rules are read otherwise.
return format {
  name = "@word@",
  players = 2, victory_score = 6,
  battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2, extra_runes_last = 1,
  deck = { main_min = 40, copies_max = 3, signatures_max = 3, runes = 12 },

  -- A rule of the house for decks: what is wrong with this one?
  check = function(deck)
    local banned = { ["Incinerate"] = true }
    for _, entry in ipairs(deck.main) do
      if banned[entry.name] then
        return { { rule = "house", text = entry.name .. " is banned" } }
      end
    end
    return {}
  end,
}
