-- SPDX-License-Identifier: MIT
--
-- deck.lua -- scenarios about building a deck (rule 103): a scenario with a
-- field `deck` has no game; its function gets the deck and says what a format
-- has to say against it.
--
-- What the deck leaves out is filled up so that nothing else is wrong with it:
-- units without domain to the size of a main deck, runes of the legend, three
-- battlefields without text.

local engine = require "lunarbiter"
local tools = require "scenario.tools"

local fail = tools.fail
local differ = tools.differ
local has_rule = tools.has_rule

local MAIN_SIZE, COPIES, SPARES, RUNES = 40, 3, 14, 12
local BASIC_RUNES = {
  "Fury Rune", "Calm Rune", "Mind Rune", "Body Rune", "Chaos Rune", "Order Rune",
}
local BATTLEFIELDS = { "West Field", "East Field", "Far Field" }
local DECK_KEYS = {
  legend = true, champion = true, main = true, runes = true, battlefields = true, sideboard = true,
  pool = true, main_size = true,
}
local SCENARIO_KEYS = { rule = true, id = true, format = true, deck = true }

local Deck = {}
Deck.__index = Deck

local function fill_main(names, size)
  for i = 1, SPARES * COPIES do
    if #names >= size then break end
    names[#names + 1] = ("Spare %d"):format((i - 1) % SPARES + 1)
  end
  return names
end

local function problems_of(self, deck)
  return engine.deck_problems { pool = self.pool, format = self.format, deck = deck }
end

-- Twelve runes that the deck's legend may have.
local function fill_runes(self, deck)
  for _, rune in ipairs(BASIC_RUNES) do
    deck.runes = tools.repeated(rune, RUNES)
    local fits = true
    for _, problem in ipairs(problems_of(self, deck)) do
      fits = fits and problem.rule ~= "103.3.a.1" and problem.rule ~= "T602.4.a.3"
    end
    if fits then return end
  end
end

local function check_keys(given, known, what)
  for key in pairs(given) do
    if type(key) ~= "number" and not known[key] then
      fail(("%s has no field \"%s\""):format(what, tostring(key)))
    end
  end
end

local function new(pool, given)
  check_keys(given, SCENARIO_KEYS, "a scenario about a deck")
  check_keys(given.deck, DECK_KEYS, "a deck")
  local self = setmetatable({ pool = pool, format = given.format or "duel" }, Deck)
  local champion = given.deck.champion and 1 or 0
  local deck = {
    legend = given.deck.legend, champion = given.deck.champion,
    main = fill_main(tools.copies(given.deck.main), (given.deck.main_size or MAIN_SIZE) - champion),
    runes = tools.copies(given.deck.runes),
    battlefields = tools.copies(given.deck.battlefields or BATTLEFIELDS),
    sideboard = tools.copies(given.deck.sideboard), pool = tools.copies(given.deck.pool),
  }
  if not given.deck.runes then fill_runes(self, deck) end
  self.problems = problems_of(self, deck)
  return self
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

return { new = new }
