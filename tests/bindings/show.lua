-- SPDX-License-Identifier: MIT
--
-- show.lua -- a tool for test_show.c: whatever the engine lists has words in `show`, and every
-- card that ships is told in full.

local engine = require "lunarbiter"
local Writer = require "show.events"
local Abilities = require "show.abilities"
local cards = require "show.card"
local does = require "show.does"
local english = require "show.english"
local keywords = require "show.keywords"
local observed = require "show.observed"

local missing

local function miss(format, ...) missing[#missing + 1] = format:format(...) end

local function phrases_of(game) return require("show." .. game) end

local checks = {}

-- Every field of every word, as the loader lists them (bindings/language/words.h).
function checks.fields(words, w)
  for _, word in ipairs(words.abilities) do
    local handled = Abilities.handled(w, word.word)
    if not handled then miss("the word %s", word.word) end
    for _, name in ipairs(handled and word.fields or {}) do
      if not handled[name] then miss("%s.%s", word.word, name) end
    end
  end
  for _, name in ipairs(words.text_fields) do
    if not Abilities.readers[name] then miss("the text of a spell: %s", name) end
  end
  for _, name in ipairs(words.mode_fields) do
    if name ~= "choose" and name ~= "up_to" and not w.phrases.modes[name] then
      miss("modes.%s", name)
    end
  end
  for _, name in ipairs(words.slots) do
    if not w:has_slot(name) then miss("the slot %s", name) end
  end
end

local CHOICES = { cannot = "bans", cause = "causes", ends = "ends" }

-- Words that stand for something, in the engine's lists.
function checks.words(words, w)
  local P = w.phrases
  for field, list in pairs(words.choices) do
    local said = CHOICES[field] and P[CHOICES[field]]
    for _, word in ipairs(said and list or {}) do
      if not said[word] then miss("%s = \"%s\"", field, word) end
    end
  end
  for _, row in ipairs(words.attributes) do
    local unknown = #w.unknowns
    local entry = w:attribute(row.name)
    if #w.unknowns > unknown then miss("the attribute %s", row.name) end
    for _, word in ipairs(row.values or {}) do
      if not (entry.values or {})[word] and not P.nouns[word] then
        miss("%s = \"%s\"", row.name, word)
      end
    end
  end
  for _, row in ipairs(words.events) do
    if not P.events[row.name] then miss("the event %s", row.name) end
  end
  for _, row in ipairs(words.zones) do
    if not P.zones[row.name] then miss("the zone %s", row.name) end
  end
  for _, type in ipairs(words.types) do
    if not P.nouns[type] then miss("the type %s", type) end
  end
  for _, phase in ipairs(words.phases) do
    if not P.phases[phase] then miss("the phase %s", phase) end
  end
  for _, duration in ipairs(words.durations) do
    if not observed.durations[duration] then miss("the duration %s", duration) end
  end
  for _, who in ipairs(words.who) do
    if who ~= "any" and not w:subject(who) then miss("who: %s", who) end
  end
end

function checks.keywords(words, w)
  for _, name in ipairs(words.keywords) do
    local known = w.keywords[name]
    if not (known and known.title and known.text and known.rule) then miss("the keyword %s", name) end
  end
end

-- What an action's phrase speaks of is a parameter of it, and what it must be given is told.
function checks.actions(words)
  local phrases = require("show." .. words.game .. ".actions")
  for _, action in ipairs(words.actions) do
    local phrase, params = phrases[action.name], {}
    for _, param in ipairs(action.params) do params[param.name] = true end
    if action.mode ~= "read" and not phrase then miss("the action %s", action.name) end
    for what in (phrase or ""):gmatch "{([^}]+)}" do
      for name in what:gmatch "[%l_%d]+" do
        if not params[name] then miss("%s has no %s", action.name, name) end
      end
    end
    for _, param in ipairs(phrase and action.params or {}) do
      if not param.optional and not param.named and not phrase:find(param.name, 1, true) then
        miss("%s does not say %s", action.name, param.name)
      end
    end
  end
  for name in pairs(phrases) do
    local found = false
    for _, action in ipairs(words.actions) do found = found or action.name == name end
    if not found then miss("there is no action %s", name) end
  end
end

-- Words that nothing may follow but a noun; a sentence that ends with one has a hole.
local OPEN = { "of", "from", "into", "onto", "the", "a", "an", "with", "and", "or", "by", "for", "only", "to", "among",
  "named", "each", "deal", "give", "up to", "than" }
local FINE = { "move to[,)]", "not happen to;", "was named;", "the next one only%)" } -- "(any place it can move to)"

-- What is wrong with a sentence that somebody reads who plays; nil: nothing is.
local function hole(text)
  for _, fine in ipairs(FINE) do text = text:gsub(fine, "fine") end
  for _, word in ipairs(OPEN) do
    local found = text:match("%f[%w]" .. word .. "%s*[.,;:)]")
    if found then return "ends with " .. found end
  end
  for first, second in text:gmatch "%f[%w](%l+) %f[%l](%l+)%f[%W]" do
    if first == second then return "says twice " .. first end
  end
  for first, second in text:gmatch "%f[%w]%l+ (%l+) (%l+)%f[%W]" do
    if first == second then return "says twice " .. first end
  end
  local odd = text:match "  " or text:match "[_{}<>%c]" or text:match "%(%)" or text:match "%.%)%." or
    text:match "its effect" or text:match "have its effect" or text:match "perhaps perhaps" or
    text:match "%f[%w]nil%f[%W]" or text:match "%l something%f[%W]" and not text:match "where something" and "something"
  return odd and ("has \"%s\""):format(odd)
end

function checks.holes()
  for _, text in ipairs { "Deal 2 damage to.", "Take of them, only , and.", "It does does it.", "Its its effect happens.",
    "Take up to one { Pixie } follower.", "Begin \"ready_units\".", "Summon something.", "Draw 1 card. (Once.)." } do
    if not hole(text) then miss("finds nothing wrong with: %s", text) end
  end
  for _, text in ipairs { "Choose a unit and where it goes (any place it can move to); then move it.", "Draw 1 card. (Once.)" } do
    if hole(text) then miss("finds a hole in: %s", text) end
  end
end

-- Every card of the game.
function checks.cards(words, w, options)
  local pool = engine.pool { scripts = options.scripts, cards = options.cards .. "/" .. words.game,
    game = words.game }
  w.keywords = keywords.of_pool(words, w.phrases, pool)
  does.equip(w, words.game, words)
  w.acts = does.acts
  for def = 1, pool:count() do
    if not pool:id(def):match "^keyword%-" then
      local told = cards.tell(w, pool, def)
      for _, each in ipairs(told.unknown) do miss("%s: %s", told.name, each) end
      for _, each in ipairs(told.text) do -- who plays reads of no script
        if each.plain:find " script" or each.plain:find "%(lines?" then
          miss("%s: %s", told.name, each.plain)
        end
        local wrong = hole(each.plain)
        if wrong then miss("%s %s: %s", told.name, wrong, each.plain) end
        for _, inner in ipairs(each.inner) do
          wrong = hole(inner.plain)
          if wrong then miss("%s %s: %s", told.name, wrong, inner.plain) end
        end
      end
    end
  end
  for _, each in ipairs(pool:declared_keywords()) do
    if each.tag == "shorthand" and not w.phrases.abilities[each.what] then
      miss("the shorthand %s", each.what)
    end
  end
end

local function same(got, expected)
  if got ~= expected then miss("expected \"%s\", got \"%s\"", expected, got) end
end

function checks.grammar()
  same(english.a "other unit", "another unit")
  same(english.a "unit", "a unit")
  same(english.a "enemy unit", "an enemy unit")
  same(english.plural "ability", "abilities")
  same(english.plural "gear", "gear")
  same(english.count(3, "card"), "three cards")
  same(english.list({ "a", "b", "c" }, "or"), "a, b or c")
  same(english.shared({ "I attack", "I defend" }, "or"), "I attack or defend")
  same(english.verb("be stunned", "I"), "am stunned")
  same(english.verb("have", "it"), "has")
  same(english.verb("carry it", "it"), "carries it")
  same(english.verb("cannot move", "it"), "cannot move")
  same(english.imperative "draws 1 card", "draw 1 card")
  same(english.imperative "readies it, takes 1", "ready it, take 1")
  same(english.imperative "banishes it", "banish it")
  same(english.imperative "has it", "have it")
  same(english.imperative "the player chooses", "the player chooses")
  same(english.wrap("one two three", 8, "  "), "one two\n  three")
end

return {
  run = function(arguments, options)
    missing = {}
    for _, game in ipairs(engine.games()) do
      local words = engine.words(game)
      local phrases = phrases_of(game)
      local w = Writer.new(phrases, words, keywords.of_engine(words, phrases))
      checks[arguments[1]](words, w, options)
    end
    if #missing > 0 then
      error(("%d without words: %s"):format(#missing, table.concat(missing, "; ", 1,
        math.min(#missing, 12))), 0)
    end
  end,
}
