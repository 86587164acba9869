-- SPDX-License-Identifier: MIT
--
-- house.lua -- what a format of any game may forbid in its `deck` table, beside the rulebook:
-- banned cards, and cards of which fewer copies are allowed.
--
-- Called after the game's own rules, with the same deck and `deck` table, in which
-- `limits` says for each card that the format names how many copies of it are allowed.  A
-- deck's `pool` (what a limited deck is chosen from) is no part of what is played.

-- How many of each card are in the deck, whatever part of it they are in.
local function count_all(deck)
  local count = {}
  local function add(card)
    count[card.name] = (count[card.name] or 0) + 1
  end
  for section, cards in pairs(deck) do
    if section ~= "pool" then
      if cards.name then add(cards) else for _, card in ipairs(cards) do add(card) end end
    end
  end
  return count
end

return function(deck, rules)
  local problems, count, names = {}, count_all(deck), {}
  for name in pairs(rules.limits) do
    table.insert(names, name)
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local found, most = count[name] or 0, rules.limits[name]
    if found > most and most == 0 then
      table.insert(problems, { rule = "house", text = name .. " is banned in this format" })
    elseif found > most then
      table.insert(problems, { rule = "house", text = "the deck has " .. found .. " of " .. name ..
        "; this format allows " .. most })
    end
  end
  return problems
end
