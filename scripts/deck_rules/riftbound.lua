-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- how a deck is built (rule 103), for every format.
--
-- Returns a function of a deck and a format's `deck` table. It gives a list of
-- problems, { rule = "103.2", text = "..." }, in the order of the rules; an
-- empty list is a legal deck. What the format leaves out has the rulebook's value.
--
--   deck   { legend, champion, main, runes, battlefields, sideboard, pool }
--   card   { name, type, champion, signature, token, unique, domains, tags }
--
-- The chosen champion is a card of the main deck (103.2.a), but stands by itself
-- in `deck`; `main` holds the others, one entry a copy.
--
-- Where a format has sideboards, a sideboard holds cards that could be in the main deck,
-- and limits on copies and signature cards count both together (Tournament Rules);
-- elsewhere it is not looked at.
--
-- In a limited format (`limited`; T602) a deck is built from the cards its
-- player was given: `pool`, where the deck says it. T before a number is a Tournament Rule.

local BLANK = "Blank Battlefield" -- T602.3.d: as many as a limited deck needs
local MAIN_TYPES = { unit = true, gear = true, spell = true }

local function has(list, value)
  for _, each in ipairs(list) do
    if each == value then
      return true
    end
  end
  return false
end

local function share_a_tag(a, b)
  for _, tag in ipairs(a.tags) do
    if has(b.tags, tag) then
      return true
    end
  end
  return false
end

-- 103.1.b.3, 103.1.b.4: every domain of the card is one of the legend's
local function within_identity(card, legend)
  for _, domain in ipairs(card.domains) do
    if not has(legend.domains, domain) then
      return false
    end
  end
  return true
end

local function copies(list)
  local count = {}
  for _, card in ipairs(list) do
    count[card.name] = (count[card.name] or 0) + 1
  end
  return count
end

-- Each different card of a list once, by name
local function different(list)
  local by_name, names = {}, {}
  for _, card in ipairs(list) do
    if not by_name[card.name] then
      by_name[card.name] = card
      table.insert(names, card.name)
    end
  end
  table.sort(names)
  local found = {}
  for _, name in ipairs(names) do
    table.insert(found, by_name[name])
  end
  return found
end

local function cards(n)
  return n == 1 and "1 card" or n .. " cards"
end

-- Main deck and chosen champion together (103.2.b.1)
local function whole_main(deck)
  local all = {}
  if deck.champion then
    table.insert(all, deck.champion)
  end
  for _, card in ipairs(deck.main) do
    table.insert(all, card)
  end
  return all
end

local function check_legend(deck, rules, problem)
  if not deck.legend then
    if not rules.limited then problem("103.1", "the deck has no legend") end -- T602.4.a.5
  elseif deck.legend.type ~= "legend" then
    problem("103.1", deck.legend.name .. " is no legend but a " .. deck.legend.type)
  end
end

local function check_champion(deck, rules, problem)
  local champion, legend = deck.champion, deck.legend
  if not champion then
    if not rules.limited then problem("103.2.a", "the deck has no chosen champion") end
  elseif champion.type ~= "unit" or not champion.champion then
    problem("103.2.a.2", champion.name .. " is no champion unit")
  elseif legend and not rules.limited and not share_a_tag(champion, legend) then
    problem("103.2.a.2", champion.name .. " has no champion tag of " .. legend.name)
  end
end

local function check_size(all, rules, problem)
  local least, most = rules.main_min or 40, rules.main_max
  local exactly = least == most and "T402.1" or "103.2"
  if #all < least then
    problem("103.2", "the main deck has " .. cards(#all) .. " with its champion; at least " ..
      least .. " are needed")
  elseif most and #all > most then
    problem(exactly, "the main deck has " .. cards(#all) .. " with its champion; at most " ..
      most .. " are allowed")
  end
end

local function check_kinds(all, problem)
  for _, card in ipairs(different(all)) do
    if not MAIN_TYPES[card.type] then
      problem("103.2", card.name .. " is a " .. card.type .. " and cannot be in the main deck")
    elseif card.token then
      problem("182", card.name .. " is a token, not a card")
    end
  end
end

local function check_copies(all, rules, problem)
  local count = copies(all)
  for _, card in ipairs(different(all)) do
    local own = card.copies or 0 -- its own text goes before the rules (002)
    local most = card.unique and 1 or own > 0 and own or rules.copies_max or 3
    if count[card.name] > most then
      problem(card.unique and "825.2.a" or "103.2.b", "the main deck has " .. count[card.name] ..
        " copies of " .. card.name .. "; at most " .. most .. " are allowed")
    end
  end
end

local function check_identity(list, rule, deck, problem)
  if not deck.legend then
    return
  end
  for _, card in ipairs(different(list)) do
    if not within_identity(card, deck.legend) then
      problem(rule, card.name .. " is " .. table.concat(card.domains, " and ") .. "; " ..
        deck.legend.name .. " is " .. table.concat(deck.legend.domains, " and "))
    end
  end
end

local function check_signatures(all, deck, rules, problem)
  local count, most = 0, rules.signatures_max or 3
  for _, card in ipairs(all) do
    count = count + (card.signature and 1 or 0)
  end
  if count > most then
    problem("103.2.d.1", "the main deck has " .. count .. " signature cards; at most " .. most ..
      " are allowed")
  end
  for _, card in ipairs(different(all)) do
    if card.signature and deck.legend and not share_a_tag(card, deck.legend) then
      problem("103.2.d.2", card.name .. " is a signature card of another champion than " ..
        deck.legend.name)
    end
  end
end

-- T602.4.a.3: any three domains, or those of the legend and one more
local function check_limited_identity(deck, all, problem)
  local domains, others = {}, 0
  for _, list in ipairs { all, deck.runes } do
    for _, card in ipairs(list) do
      for _, domain in ipairs(card.domains) do
        if not has(domains, domain) then table.insert(domains, domain) end
      end
    end
  end
  for _, domain in ipairs(domains) do
    if not (deck.legend and has(deck.legend.domains, domain)) then others = others + 1 end
  end
  if #domains > 3 and others > 1 then
    table.sort(domains)
    problem("T602.4.a.3", "the deck is of " .. #domains .. " domains (" ..
      table.concat(domains, ", ") .. "); three are allowed, or those of its legend and one more")
  end
end

-- T602.1.a: everything but basic runes and battlefields without text comes from the pool
local function check_pool(deck, all, problem)
  if #deck.pool == 0 then
    return
  end
  local used, given = {}, copies(deck.pool)
  for _, list in ipairs { { deck.legend }, all, deck.battlefields, deck.sideboard } do
    for _, card in ipairs(list) do
      used[card.name] = (used[card.name] or 0) + 1
    end
  end
  local names = {}
  for name in pairs(used) do table.insert(names, name) end
  table.sort(names)
  for _, name in ipairs(names) do
    if name ~= BLANK and used[name] > (given[name] or 0) then
      problem("T602.1.a.1", "the deck has " .. used[name] .. " of " .. name .. "; the pool has " ..
        (given[name] or 0))
    end
  end
end

local function check_runes(deck, rules, problem)
  local wanted = rules.runes or 12
  if #deck.runes ~= wanted then
    problem("103.3.a", "the rune deck has " .. cards(#deck.runes) .. "; it needs " .. wanted)
  end
  for _, card in ipairs(different(deck.runes)) do
    if card.type ~= "rune" then
      problem("103.3.a", card.name .. " is no rune but a " .. card.type)
    end
  end
  if not rules.limited then check_identity(deck.runes, "103.3.a.1", deck, problem) end
end

local function check_battlefields(deck, rules, problem)
  local wanted, count = rules.battlefields_in_deck or 3, copies(deck.battlefields)
  if #deck.battlefields ~= wanted then
    problem("103.4.a", "the deck has " .. #deck.battlefields .. " battlefields; this format needs " ..
      wanted)
  end
  for _, card in ipairs(different(deck.battlefields)) do
    if card.type ~= "battlefield" then
      problem("103.4.a", card.name .. " is no battlefield but a " .. card.type)
    elseif card.token and not (rules.limited and card.name == BLANK) then
      problem("103.4", card.name .. " is a token, not a card") -- T602.1.a.2: blank ones
    elseif count[card.name] > 1 and wanted > 1 and not rules.limited then
      problem("103.4.c", "the deck has " .. count[card.name] .. " copies of the battlefield " ..
        card.name)
    end
  end
  if not rules.limited then check_identity(deck.battlefields, "103.4.b", deck, problem) end
end

-- Main deck and sideboard together, where the format has sideboards
local function with_sideboard(all, deck, rules)
  local both = {}
  for _, card in ipairs(all) do table.insert(both, card) end
  for _, card in ipairs(rules.sideboard_max > 0 and deck.sideboard or {}) do
    table.insert(both, card)
  end
  return both
end

local function check_sideboard(deck, rules, problem)
  if #deck.sideboard > rules.sideboard_max and rules.sideboard_max > 0 then
    problem("481.6", "the sideboard has " .. cards(#deck.sideboard) .. "; at most " ..
      rules.sideboard_max .. " are allowed")
  end
end

return function(deck, rules)
  rules.sideboard_max = rules.sideboard_max or 0
  deck.sideboard = deck.sideboard or {}
  local problems, all = {}, whole_main(deck)
  local function problem(rule, text)
    table.insert(problems, { rule = rule, text = text })
  end
  deck.pool = deck.pool or {}
  check_legend(deck, rules, problem)
  check_size(all, rules, problem)
  if rules.limited then -- no limit on copies, Signature and Unique cards (T602.4.a.6)
    check_kinds(all, problem)
    check_champion(deck, rules, problem)
    check_limited_identity(deck, all, problem)
    check_pool(deck, all, problem)
  else
    check_sideboard(deck, rules, problem)
    all = with_sideboard(all, deck, rules)
    check_kinds(all, problem)
    check_champion(deck, rules, problem)
    check_copies(all, rules, problem)
    check_identity(all, "103.2.c", deck, problem)
    check_signatures(all, deck, rules, problem)
  end
  check_runes(deck, rules, problem)
  check_battlefields(deck, rules, problem)
  return problems
end
