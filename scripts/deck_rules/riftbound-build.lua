-- SPDX-License-Identifier: MIT
--
-- riftbound-build.lua -- a bot's decks from a limited pool (Tournament Rules T602.4, T603.6).
--
-- Returns a function of a deck whose `pool` was given, the format's table, and how many decks are
-- built from it.  It returns their deck files, or a sentence when there are too few cards.  Of all
-- identities that are allowed (T602.4.a.3) a deck takes the one with the most cards, those of a
-- legend first; then the cards whose costs are nearest to 3, and runes as the cards ask for.

local DOMAINS = { "body", "calm", "chaos", "fury", "mind", "order" }
local RUNES = { body = "Body Rune", calm = "Calm Rune", chaos = "Chaos Rune", fury = "Fury Rune",
  mind = "Mind Rune", order = "Order Rune" }
local MAIN_TYPES = { unit = true, gear = true, spell = true }
local BLANK = "Blank Battlefield" -- T602.3.d

local function set_of(list)
  local set = {}
  for _, each in ipairs(list) do set[each] = true end
  return set
end

local function fits(card, identity)
  for _, domain in ipairs(card.domains) do
    if not identity[domain] then return false end
  end
  return true
end

-- Any three domains, and the domains of each legend with one more (T602.4.a.3)
local function identities(pool)
  local found = {}
  for a = 1, #DOMAINS do
    for b = a + 1, #DOMAINS do
      for c = b + 1, #DOMAINS do
        table.insert(found, set_of { DOMAINS[a], DOMAINS[b], DOMAINS[c] })
      end
    end
  end
  for _, card in ipairs(pool) do
    for _, other in ipairs(card.type == "legend" and DOMAINS or {}) do
      local identity = set_of(card.domains)
      identity[other] = true
      table.insert(found, identity)
    end
  end
  return found
end

local function before(a, b)
  local one, other = math.abs(a.energy - 3), math.abs(b.energy - 3)
  if one ~= other then return one < other end
  return a.name < b.name
end

-- What a deck of an identity can be made of
local function choose(pool, identity, without)
  local deck = { main = {} }
  for _, card in ipairs(pool) do
    if card.type == "legend" and fits(card, identity) and not without[card.name] then
      if not deck.legend or card.name < deck.legend.name then deck.legend = card end
    elseif MAIN_TYPES[card.type] and fits(card, identity) then
      table.insert(deck.main, card)
    end
  end
  table.sort(deck.main, before)
  return deck
end

local function better(a, b, least)
  local one, other = math.min(#a.main, least), math.min(#b.main, least)
  if one ~= other then return one > other end
  if (a.legend == nil) ~= (b.legend == nil) then return a.legend ~= nil end
  return #a.main > #b.main
end

-- The champion first (T602.4.a.3.a: any of the identity), then the others up to the size
local function cut_down(deck, size)
  local main = {}
  for _, card in ipairs(deck.main) do
    if card.champion and card.type == "unit" and not deck.champion then deck.champion = card end
  end
  for _, card in ipairs(deck.main) do
    if card ~= deck.champion and #main < size - (deck.champion and 1 or 0) then
      table.insert(main, card)
    end
  end
  deck.main = main
end

-- As many runes of each domain as its share of the cards is
local function runes_of(deck, wanted)
  local count, total, list, left = {}, 0, {}, wanted
  for _, card in ipairs { deck.champion, table.unpack(deck.main) } do
    for _, domain in ipairs(card.domains) do
      count[domain] = (count[domain] or 0) + 1
      total = total + 1
    end
  end
  for _, domain in ipairs(DOMAINS) do
    if count[domain] then table.insert(list, { domain = domain, share = count[domain] }) end
  end
  if #list == 0 then list[1], total = { domain = DOMAINS[1], share = 1 }, 1 end
  for _, each in ipairs(list) do
    each.runes = math.max(1, wanted * each.share // total)
    left = left - each.runes
  end
  list[1].runes = list[1].runes + left
  return list
end

local function battlefields_of(pool, wanted, without)
  local fields = {}
  for _, card in ipairs(pool) do
    if card.type == "battlefield" and #fields < wanted and not without[card.name] then
      table.insert(fields, card)
      without[card.name] = true -- one of each: team mates share none (484.8.h)
    end
  end
  while #fields < wanted do table.insert(fields, { name = BLANK }) end
  return fields
end

local function written(deck, rest)
  local lines = {}
  local function section(name, cards)
    local count, names = {}, {}
    for _, card in ipairs(cards) do
      if not count[card.name] then table.insert(names, card.name) end
      count[card.name] = (count[card.name] or 0) + 1
    end
    if #names > 0 then table.insert(lines, name .. ":") end
    for _, each in ipairs(names) do table.insert(lines, count[each] .. " " .. each) end
  end
  section("Legend", { deck.legend })
  section("Champion", { deck.champion })
  section("MainDeck", deck.main)
  section("Battlefields", deck.battlefields)
  table.insert(lines, "Runes:")
  for _, each in ipairs(deck.runes) do
    table.insert(lines, each.runes .. " " .. RUNES[each.domain])
  end
  section("Sideboard", rest)
  return table.concat(lines, "\n") .. "\n"
end

local function build_one(pool, rules, without)
  local least, best = rules.main_min or 25, nil
  for _, identity in ipairs(identities(pool)) do
    local deck = choose(pool, identity, without)
    if not best or better(deck, best, least) then best = deck end
  end
  if #best.main < least then
    return nil, "the pool has " .. #best.main .. " cards for a main deck of three domains; it needs "
      .. least
  end
  cut_down(best, least)
  best.battlefields = battlefields_of(pool, rules.battlefields_in_deck or 3, without)
  best.runes = runes_of(best, rules.runes or 12)
  return best
end

-- What a deck leaves of the pool
local function rest_of(pool, deck)
  local used, rest = { [deck.legend or false] = true, [deck.champion or false] = true }, {}
  for _, list in ipairs { deck.main, deck.battlefields } do
    for _, card in ipairs(list) do used[card] = true end
  end
  for _, card in ipairs(pool) do
    if not used[card] then table.insert(rest, card) end
  end
  return rest
end

return function(given, rules, count)
  local pool, lists, without = given.pool, {}, {}
  for i = 1, count do
    local deck, why = build_one(pool, rules, without)
    if not deck then return why end
    if deck.legend then without[deck.legend.name] = true end -- 484.8.g
    pool = rest_of(pool, deck)
    -- T602.4.a.7: the rest of the pool, of which the next game could make use; of a team, the last
    -- player has it
    local beside = {}
    for _, card in ipairs(i == count and (rules.sideboard_max or 0) > 0 and pool or {}) do
      if card.type ~= "battlefield" and card.type ~= "rune" then table.insert(beside, card) end
    end
    lists[i] = written(deck, beside)
  end
  return lists
end
