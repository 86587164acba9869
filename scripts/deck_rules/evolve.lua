-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- how a deck of Shadowverse: Evolve is built (6.1.1), for every format.
--
-- Returns a function of a deck, a format's `deck` table and a check (check.lua), which it
-- tells what is wrong, in the order of the rules. What the format leaves out has the
-- rulebook's value.
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

local function check_leader(deck, check) -- 6.1.1.1
  if not deck.leader then
    check.problem("6.1.1.1", "the deck has no leader")
  elseif deck.leader.type ~= "leader" then
    check.problem("6.1.1.1", deck.leader.name .. " is no leader but " ..
      with_article(kind_of(deck.leader)))
  end
end

local function check_main(deck, rules, check) -- 6.1.1.2
  check.at_least("6.1.1.2", "main deck", deck.main, rules.main_min or 40)
  check.at_most("6.1.1.2", "main deck", deck.main, rules.main_max or 50)
  for _, card in ipairs((check.different(deck.main))) do
    if not MAIN_TYPES[card.type] or card.evolved or card.token then
      check.problem("6.1.1.2", card.name .. " is " .. with_article(kind_of(card)) ..
        " and cannot be in the main deck")
    end
  end
end

local function check_evolve(deck, rules, check) -- 6.1.1.3
  check.at_most("6.1.1.3", "evolve deck", deck.evolve, rules.evolve_max or 10)
  for _, card in ipairs((check.different(deck.evolve))) do
    if not card.evolved or card.token then
      check.problem("6.1.1.3", card.name .. " is " .. with_article(kind_of(card)) ..
        " and cannot be in the evolve deck")
    end
  end
end

local function check_copies(deck, rules, check) -- 6.1.1.4, 6.1.2
  local function most_of(card)
    local own = card.copies or 0
    return own > 0 and own or rules.copies_max or 3, "6.1.1.4"
  end
  check.copies("main deck", deck.main, most_of)
  check.copies("evolve deck", deck.evolve, most_of)
end

local function check_class(list, deck, check) -- 6.1.1.5.1
  for _, card in ipairs((check.different(list))) do
    if card.class ~= "neutral" and card.class ~= deck.leader.class then
      check.problem("6.1.1.5.1", card.name .. " is " .. card.class .. "; " .. deck.leader.name ..
        " is " .. deck.leader.class)
    end
  end
end

return function(deck, rules, check)
  check_leader(deck, check)
  check_main(deck, rules, check)
  check_evolve(deck, rules, check)
  check_copies(deck, rules, check)
  if deck.leader then
    check_class(deck.main, deck, check)
    check_class(deck.evolve, deck, check)
  end
end
