-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- how a deck of Shadowverse: Evolve is built (6.1.1), for every format.
--
-- Returns a function of a deck and a format's `deck` table. It gives a list of
-- problems, { rule = "6.1.1.2", text = "..." }, in the order of the rules; an
-- empty list is a legal deck. What the format leaves out has the rulebook's value.
--
--   deck   { leader, main, evolve }, one entry a copy
--   card   { name, type, class, evolved, token, copies }; copies: how many it allows of itself,
--          0: as the rules say (6.1.2)
--
-- A follower and its evolved form have one name and are two cards: each deck may hold
-- its copies of them (6.1.1.4).

local MAIN_TYPES = { follower = true, amulet = true, spell = true }

-- "spell", "evolved follower", "token follower"
local function kind_of(card)
  return (card.token and "token " or card.evolved and "evolved " or "") .. card.type
end

local function with_article(kind)
  return (({ a = "an ", e = "an " })[string.sub(kind, 1, 1)] or "a ") .. kind
end

local function cards(n)
  return n == 1 and "1 card" or n .. " cards"
end

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

local function check_leader(deck, problem) -- 6.1.1.1
  if not deck.leader then
    problem("6.1.1.1", "the deck has no leader")
  elseif deck.leader.type ~= "leader" then
    problem("6.1.1.1", deck.leader.name .. " is no leader but " ..
      with_article(kind_of(deck.leader)))
  end
end

local function check_main(deck, rules, problem) -- 6.1.1.2
  local least, most = rules.main_min or 40, rules.main_max or 50
  if #deck.main < least then
    problem("6.1.1.2", "the main deck has " .. cards(#deck.main) .. "; at least " .. least ..
      " are needed")
  elseif #deck.main > most then
    problem("6.1.1.2", "the main deck has " .. cards(#deck.main) .. "; at most " .. most ..
      " are allowed")
  end
  for _, card in ipairs((different(deck.main))) do
    if not MAIN_TYPES[card.type] or card.evolved or card.token then
      problem("6.1.1.2", card.name .. " is " .. with_article(kind_of(card)) ..
        " and cannot be in the main deck")
    end
  end
end

local function check_evolve(deck, rules, problem) -- 6.1.1.3
  local most = rules.evolve_max or 10
  if #deck.evolve > most then
    problem("6.1.1.3", "the evolve deck has " .. cards(#deck.evolve) .. "; at most " .. most ..
      " are allowed")
  end
  for _, card in ipairs((different(deck.evolve))) do
    if not card.evolved or card.token then
      problem("6.1.1.3", card.name .. " is " .. with_article(kind_of(card)) ..
        " and cannot be in the evolve deck")
    end
  end
end

local function check_copies(list, what, rules, problem) -- 6.1.1.4, 6.1.2
  local found, count = different(list)
  for _, card in ipairs(found) do
    local own = card.copies or 0
    local most = own > 0 and own or rules.copies_max or 3
    if count[card.name] > most then
      problem("6.1.1.4", "the " .. what .. " has " .. count[card.name] .. " copies of " ..
        card.name .. "; at most " .. most .. " are allowed")
    end
  end
end

local function check_class(list, deck, problem) -- 6.1.1.5.1
  for _, card in ipairs((different(list))) do
    if card.class ~= "neutral" and card.class ~= deck.leader.class then
      problem("6.1.1.5.1", card.name .. " is " .. card.class .. "; " .. deck.leader.name .. " is " ..
        deck.leader.class)
    end
  end
end

return function(deck, rules)
  local problems = {}
  local function problem(rule, text)
    table.insert(problems, { rule = rule, text = text })
  end
  check_leader(deck, problem)
  check_main(deck, rules, problem)
  check_evolve(deck, rules, problem)
  check_copies(deck.main, "main deck", rules, problem)
  check_copies(deck.evolve, "evolve deck", rules, problem)
  if deck.leader then
    check_class(deck.main, deck, problem)
    check_class(deck.evolve, deck, problem)
  end
  return problems
end
