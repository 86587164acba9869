-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- how a deck is built (rule 103), for every format.
--
-- Returns a function of a deck, a format's `deck` table and a check (check.lua), which it
-- tells what is wrong, in the order of the rules. What the format leaves out has the
-- rulebook's value.
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

local function check_legend(deck, rules, check)
  if not deck.legend then
    if not rules.limited then check.problem("103.1", "the deck has no legend") end -- T602.4.a.5
  elseif deck.legend.type ~= "legend" then
    check.problem("103.1", deck.legend.name .. " is no legend but a " .. deck.legend.type)
  end
end

local function check_champion(deck, rules, check)
  local champion, legend = deck.champion, deck.legend
  if not champion then
    if not rules.limited then check.problem("103.2.a", "the deck has no chosen champion") end
  elseif champion.type ~= "unit" or not champion.champion then
    check.problem("103.2.a.2", champion.name .. " is no champion unit")
  elseif legend and not rules.limited and not share_a_tag(champion, legend) then
    check.problem("103.2.a.2", champion.name .. " has no champion tag of " .. legend.name)
  end
end

local function check_size(all, rules, check)
  local least, most, with = rules.main_min or 40, rules.main_max, " with its champion"
  local exactly = least == most and "T402.1" or "103.2"
  check.at_least("103.2", "main deck", all, least, with)
  if most then check.at_most(exactly, "main deck", all, most, with) end
end

local function check_kinds(all, check)
  for _, card in ipairs((check.different(all))) do
    if not MAIN_TYPES[card.type] then
      check.problem("103.2", card.name .. " is a " .. card.type ..
        " and cannot be in the main deck")
    elseif card.token then
      check.problem("182", card.name .. " is a token, not a card")
    end
  end
end

local function check_copies(all, rules, check)
  check.copies("main deck", all, function(card)
    local own = card.copies or 0 -- its own text goes before the rules (002)
    local most = card.unique and 1 or own > 0 and own or rules.copies_max or 3
    return most, card.unique and "825.2.a" or "103.2.b"
  end)
end

local function check_identity(list, rule, deck, check)
  if not deck.legend then
    return
  end
  for _, card in ipairs((check.different(list))) do
    if not within_identity(card, deck.legend) then
      check.problem(rule, card.name .. " is " .. table.concat(card.domains, " and ") .. "; " ..
        deck.legend.name .. " is " .. table.concat(deck.legend.domains, " and "))
    end
  end
end

local function check_signatures(all, deck, rules, check)
  local count, most = 0, rules.signatures_max or 3
  for _, card in ipairs(all) do
    count = count + (card.signature and 1 or 0)
  end
  if count > most then
    check.problem("103.2.d.1", "the main deck has " .. count .. " signature cards; at most " ..
      most .. " are allowed")
  end
  for _, card in ipairs((check.different(all))) do
    if card.signature and deck.legend and not share_a_tag(card, deck.legend) then
      check.problem("103.2.d.2", card.name .. " is a signature card of another champion than " ..
        deck.legend.name)
    end
  end
end

-- T602.4.a.3: any three domains, or those of the legend and one more
local function check_limited_identity(deck, all, check)
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
    check.problem("T602.4.a.3", "the deck is of " .. #domains .. " domains (" ..
      table.concat(domains, ", ") .. "); three are allowed, or those of its legend and one more")
  end
end

-- T602.1.a: everything but basic runes and battlefields without text comes from the pool
local function check_pool(deck, all, check)
  if #deck.pool == 0 then
    return
  end
  local given = check.count_all { deck.pool }
  local used = check.count_all { { deck.legend }, all, deck.battlefields, deck.sideboard }
  for _, name in ipairs(check.sorted_keys(used)) do
    if name ~= BLANK and used[name] > (given[name] or 0) then
      check.problem("T602.1.a.1", "the deck has " .. used[name] .. " of " .. name ..
        "; the pool has " .. (given[name] or 0))
    end
  end
end

-- T602.4.a.9: everything that was given, and nothing else
local function check_as_given(deck, all, check)
  local runes_given = false
  for _, card in ipairs(deck.pool) do runes_given = runes_given or card.type == "rune" end
  local given = check.count_all { deck.pool }
  local used = check.count_all { { deck.legend }, all, deck.battlefields,
    runes_given and deck.runes or {} }
  for name in pairs(given) do used[name] = used[name] or 0 end
  for _, name in ipairs(#deck.pool > 0 and check.sorted_keys(used) or {}) do
    if used[name] ~= (given[name] or 0) then
      check.problem("T602.4.a.9.b", "the deck has " .. used[name] .. " of " .. name ..
        "; the provided deck has " .. (given[name] or 0))
    end
  end
end

local function check_runes(deck, rules, check)
  local wanted = rules.runes or 12
  if #deck.runes ~= wanted and not rules.as_given then
    check.problem("103.3.a", "the rune deck has " .. check.cards(#deck.runes) ..
      "; it needs " .. wanted)
  end
  for _, card in ipairs((check.different(deck.runes))) do
    if card.type ~= "rune" then
      check.problem("103.3.a", card.name .. " is no rune but a " .. card.type)
    end
  end
  if not rules.limited then check_identity(deck.runes, "103.3.a.1", deck, check) end
end

local function check_battlefields(deck, rules, check)
  local wanted, count = rules.battlefields_in_deck or 3, check.count_all { deck.battlefields }
  local more = rules.as_given or rules.limited and rules.choose_battlefields -- T602.3.e.4
  if #deck.battlefields ~= wanted and not (more and #deck.battlefields > wanted) then
    check.problem("103.4.a", "the deck has " .. #deck.battlefields ..
      " battlefields; this format needs " .. wanted)
  end
  for _, card in ipairs((check.different(deck.battlefields))) do
    if card.type ~= "battlefield" then
      check.problem("103.4.a", card.name .. " is no battlefield but a " .. card.type)
    elseif card.token and not (rules.limited and card.name == BLANK) then
      check.problem("103.4", card.name .. " is a token, not a card") -- T602.1.a.2: blank ones
    elseif count[card.name] > 1 and wanted > 1 and not rules.limited then
      check.problem("103.4.c", "the deck has " .. count[card.name] ..
        " copies of the battlefield " .. card.name)
    end
  end
  if not rules.limited then check_identity(deck.battlefields, "103.4.b", deck, check) end
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

local function check_sideboard(deck, rules, check)
  if rules.sideboard_max > 0 then
    check.at_most("T601.1.c.1", "sideboard", deck.sideboard, rules.sideboard_max)
  end
end

return function(deck, rules, check)
  rules.sideboard_max = rules.sideboard_max or 0
  deck.sideboard = deck.sideboard or {}
  local all = whole_main(deck)
  deck.pool = deck.pool or {}
  check_legend(deck, rules, check)
  check_size(all, rules, check)
  if rules.as_given then
    check_kinds(all, check)
    check_champion(deck, rules, check)
    check_as_given(deck, all, check)
  elseif rules.limited then -- no limit on copies, Signature and Unique cards (T602.4.a.6)
    check_kinds(all, check)
    check_champion(deck, rules, check)
    check_limited_identity(deck, all, check)
    check_pool(deck, all, check)
  else
    check_sideboard(deck, rules, check)
    all = with_sideboard(all, deck, rules)
    check_kinds(all, check)
    check_champion(deck, rules, check)
    check_copies(all, rules, check)
    check_identity(all, "103.2.c", deck, check)
    check_signatures(all, deck, rules, check)
  end
  check_runes(deck, rules, check)
  check_battlefields(deck, rules, check)
end
