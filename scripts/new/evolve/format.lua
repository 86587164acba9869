-- SPDX-License-Identifier: MIT
-- A format: how many cards are drawn first, what a deck may hold.
return format {
  name = "@word@", game = "evolve",
  players = 2, opening_hand = 4,
  deck = { main_min = 40, main_max = 50, evolve_max = 10, copies_max = 3, banned = { "Goliath" } },

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
