-- SPDX-License-Identifier: MIT
--
-- deck.lua -- scenarios about building a deck: a scenario with a field `deck` has no
-- game; its function gets the deck and says what a format has to say against it.
--
-- What the deck leaves out is filled up so that nothing else is wrong with it, as the
-- words of the game say: `deck.fields`, and `deck.fill(given, problems_of)`, which gives
-- the whole deck and may ask what is wrong with one.

local engine = require "lunarbiter"
local tools = require "scenario.tools"

local differ = tools.differ
local has_rule = tools.has_rule

local FIELDS = { "rule", "id", "format", "deck" }
local SCENARIO_KEYS = tools.set_of(FIELDS)

local Deck = {}
Deck.__index = Deck

local function new(pool, given, words)
  tools.check_keys(given, SCENARIO_KEYS, "a scenario about a deck")
  tools.check_keys(given.deck, tools.set_of(words.deck.fields), "a deck")
  local function problems_of(deck)
    return engine.deck_problems { pool = pool, format = given.format or words.format, deck = deck }
  end
  local deck = words.deck.fill(given.deck, problems_of)
  return setmetatable({ problems = problems_of(deck) }, Deck)
end

local function told(self)
  local lines = {}
  for _, problem in ipairs(self.problems) do
    lines[#lines + 1] = ("%s (%s)"):format(problem.text, problem.rule)
  end
  return #lines > 0 and table.concat(lines, "; ") or "a legal deck"
end

-- Nothing is wrong with the deck.
function Deck:expect_legal()
  if #self.problems > 0 then differ("a legal deck", told(self)) end
  return self
end

-- Something is wrong, and each of the rules (if any are given) is among the reasons.
function Deck:expect_illegal(...)
  if #self.problems == 0 then differ("an illegal deck", "a legal one") end
  for _, rule in ipairs { ... } do
    local found = false
    for _, problem in ipairs(self.problems) do
      found = found or has_rule(problem.rule, rule)
    end
    if not found then differ("an illegal deck by " .. rule, told(self)) end
  end
  return self
end

return { new = new, FIELDS = FIELDS }
