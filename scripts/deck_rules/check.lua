-- SPDX-License-Identifier: MIT
--
-- check.lua -- what deck rules of every game do with lists of cards.
--
-- Returns a function that makes a check: deck rules get it as their third argument, say in it
-- what is wrong (`check.problem`), in the order of their rules, and return nothing.  What is
-- counted together has one name: `what` is "main deck", "rune deck" ...

-- Each different card of a list once, by name, and how many there are of it
local function different(list)
  local by_name, names, count = {}, {}, {}
  for _, card in ipairs(list) do
    if not by_name[card.name] then
      by_name[card.name] = card
      table.insert(names, card.name)
    end
    count[card.name] = (count[card.name] or 0) + 1
  end
  table.sort(names)
  local found = {}
  for _, name in ipairs(names) do
    table.insert(found, by_name[name])
  end
  return found, count
end

-- How many there are of each, whatever list they are in
local function count_all(lists)
  local count = {}
  for _, list in ipairs(lists) do
    for _, card in ipairs(list) do
      count[card.name] = (count[card.name] or 0) + 1
    end
  end
  return count
end

local function sorted_keys(t)
  local keys = {}
  for key in pairs(t) do
    table.insert(keys, key)
  end
  table.sort(keys)
  return keys
end

local function cards(n)
  return n == 1 and "1 card" or n .. " cards"
end

return function()
  local check = {
    problems = {}, different = different, count_all = count_all, sorted_keys = sorted_keys,
    cards = cards,
  }

  function check.problem(rule, text)
    table.insert(check.problems, { rule = rule, text = text })
  end

  -- `with`: what is counted there, too
  function check.at_least(rule, what, list, least, with)
    if #list < least then
      check.problem(rule, "the " .. what .. " has " .. cards(#list) .. (with or "") ..
        "; at least " .. least .. " are needed")
    end
  end

  function check.at_most(rule, what, list, most, with)
    if #list > most then
      check.problem(rule, "the " .. what .. " has " .. cards(#list) .. (with or "") ..
        "; at most " .. most .. " are allowed")
    end
  end

  -- Copies of a card: `most_of` says of one how many are allowed, and by which rule
  function check.copies(what, list, most_of)
    local found, count = different(list)
    for _, card in ipairs(found) do
      local most, rule = most_of(card)
      if count[card.name] > most then
        check.problem(rule, "the " .. what .. " has " .. count[card.name] .. " copies of " ..
          card.name .. "; at most " .. most .. " are allowed")
      end
    end
  end

  return check
end
