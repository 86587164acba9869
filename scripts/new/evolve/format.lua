-- SPDX-License-Identifier: MIT
-- A format: how many cards are drawn first, what a deck may hold.
return format {
  name = "@word@", game = "evolve",
  players = 2, opening_hand = 4,
  deck = { main_min = 40, main_max = 50, evolve_max = 10, copies_max = 3 },

  -- A rule of the house for decks: what is wrong with this one?
  check = function(deck)
    local banned = { ["Goliath"] = true }
    for _, entry in ipairs(deck.main) do
      if banned[entry.name] then
        return { { rule = "house", text = entry.name .. " is banned" } }
      end
    end
    return {}
  end,
}
