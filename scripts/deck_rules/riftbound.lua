-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- how a deck is built (rule 103), for every format.
--
-- Returns a function of a deck and a format's `deck` table. It gives a list of
-- problems, { rule = "103.2", text = "..." }, in the order of the rules; an
-- empty list is a legal deck. What the format leaves out has the rulebook's value.
--
--   deck   { legend, champion, main, runes, battlefields, sideboard }
--   card   { name, type, champion, signature, token, unique, domains, tags }
--
-- The chosen champion is a card of the main deck (103.2.a), but stands by itself
-- in `deck`; `main` holds the others, one entry a copy.
--
-- Where a format has sideboards, a sideboard holds cards that could be in the main deck,
-- and limits on copies and signature cards count both together (Tournament Rules);
-- elsewhere it is not looked at.

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

local function check_legend(deck, problem)
  if not deck.legend then
    problem("103.1", "the deck has no legend")
  elseif deck.legend.type ~= "legend" then
    problem("103.1", deck.legend.name .. " is no legend but a " .. deck.legend.type)
  end
end

local function check_champion(deck, problem)
  local champion, legend = deck.champion, deck.legend
  if not champion then
    problem("103.2.a", "the deck has no chosen champion")
  elseif champion.type ~= "unit" or not champion.champion then
    problem("103.2.a.2", champion.name .. " is no champion unit")
  elseif legend and not share_a_tag(champion, legend) then
    problem("103.2.a.2", champion.name .. " has no champion tag of " .. legend.name)
  end
end

local function check_size(all, rules, problem)
  local least, most = rules.main_min or 40, rules.main_max
  if #all < least then
    problem("103.2", "the main deck has " .. cards(#all) .. " with its champion; at least " ..
      least .. " are needed")
  elseif most and #all > most then
    problem("103.2", "the main deck has " .. cards(#all) .. " with its champion; at most " ..
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
    local most = card.unique and 1 or rules.copies_max or 3
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
  check_identity(deck.runes, "103.3.a.1", deck, problem)
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
    elseif count[card.name] > 1 and wanted > 1 then
      problem("103.4.c", "the deck has " .. count[card.name] .. " copies of the battlefield " ..
        card.name)
    end
  end
  check_identity(deck.battlefields, "103.4.b", deck, problem)
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
  check_legend(deck, problem)
  check_size(all, rules, problem)
  check_sideboard(deck, rules, problem)
  all = with_sideboard(all, deck, rules)
  check_kinds(all, problem)
  check_champion(deck, problem)
  check_copies(all, rules, problem)
  check_identity(all, "103.2.c", deck, problem)
  check_signatures(all, deck, rules, problem)
  check_runes(deck, rules, problem)
  check_battlefields(deck, rules, problem)
  return problems
end
