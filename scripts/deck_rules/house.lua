-- SPDX-License-Identifier: MIT
--
-- house.lua -- what a format of any game may forbid in its `deck` table, beside the rulebook:
-- banned cards, and cards of which fewer copies are allowed.
--
-- Called after the game's own rules, with the same deck and `deck` table, in which
-- `limits` says for each card that the format names how many copies of it are allowed.  A
-- deck's `pool` (what a limited deck is chosen from) is no part of what is played.

-- Its lists of cards, whatever part of it they are
local function lists_of(deck)
  local lists = {}
  for section, cards in pairs(deck) do
    if section ~= "pool" then table.insert(lists, cards.name and { cards } or cards) end
  end
  return lists
end

return function(deck, rules, check)
  local count = check.count_all(lists_of(deck))
  for _, name in ipairs(check.sorted_keys(rules.limits)) do
    local found, most = count[name] or 0, rules.limits[name]
    if found > most and most == 0 then
      check.problem("house", name .. " is banned in this format")
    elseif found > most then
      check.problem("house", "the deck has " .. found .. " of " .. name .. "; this format allows " ..
        most)
    end
  end
end
