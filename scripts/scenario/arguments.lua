-- SPDX-License-Identifier: MIT
--
-- arguments.lua -- the words of scenarios refuse values of another kind than they take.
--
-- What a word takes stands in its note (notes.lua): "card: string, n?: integer".  Only kinds that can
-- be told apart at once are looked at; what a name means is said by who looks it up.

local notes = require "scenario.notes"
local tools = require "scenario.tools"

-- Does a value fit that a note calls so? A kind that is not here takes anything.
local KINDS = {
  string = function(value) return type(value) == "string" end,
  integer = function(value) return math.type(value) == "integer" end,
  boolean = function(value) return type(value) == "boolean" end,
  table = function(value) return type(value) == "table" end,
}
for _, name in ipairs { "Zone", "Attribute", "EventName", "Verb", "Keyword" } do KINDS[name] = KINDS.string end
KINDS.Seat = function(value) return type(value) == "string" or type(value) == "table" end -- "p1", or t.p1

-- How a kind is called in a sentence.
local CALLED = { string = "a text", integer = "a whole number", boolean = "true or false", table = "{ ... }",
  Seat = "the name of a player (p1)" }

local function list_of(fits)
  return function(value)
    if type(value) ~= "table" then return false end
    for _, each in ipairs(value) do
      if not fits(each) then return false end
    end
    return true
  end
end

-- What a note's type says: a function that says whether a value fits, and words; nil: anything does.
local function read_type(text)
  local tests, words = {}, {}
  text = text:gsub("%(string|integer%)%[%]", "table")
  for part in text:gmatch "[^|]+" do
    local element = part:match "^(%w+)%[%]$"
    local literal = part:find '^"'
    local fits = literal and KINDS.string or element and KINDS[element] and list_of(KINDS[element]) or KINDS[part]
    if part:find "^table<" then fits = KINDS.table end
    if not fits then return nil end
    tests[#tests + 1] = fits
    words[#words + 1] = element and "a list of " .. (element == "integer" and "whole numbers" or "texts")
      or CALLED[part] or fits == KINDS.table and "{ ... }" or "a text"
  end
  local seen, said = {}, {}
  for _, word in ipairs(words) do
    if not seen[word] then said[#said + 1] = word end
    seen[word] = true
  end
  return function(value)
    for _, fits in ipairs(tests) do
      if fits(value) then return true end
    end
    return false
  end, table.concat(said, " or ")
end

-- "card: string, n?: integer" -> { { name, fits, words, optional, rest } }; nil: one of them is of a
-- kind with commas in it, which nobody reads here.
local function read_params(text)
  local list = {}
  if text:gsub("%(string|integer%)", ""):find "[<({]" then return nil end
  for part in (text .. ","):gmatch "%s*([^,]+)," do
    local name, optional, kind = part:match "^([%w_.]+)(%??): (.*)$"
    if not name then return nil end
    local fits, words = read_type(kind)
    list[#list + 1] = { name = name, fits = fits, words = words, optional = optional == "?", rest = name == "..." }
  end
  return list
end

local function shown(value)
  if type(value) == "string" then return ("%q"):format(value) end
  if type(value) == "table" or type(value) == "function" then return "a " .. type(value) end
  return tostring(value)
end

local function check(word, params, param, value)
  if not param.fits or (value == nil and (param.optional or param.rest)) or param.fits(value) then return end
  local names = {}
  for i, each in ipairs(params) do names[i] = each.name end
  tools.mistake((":%s(%s) takes %s%s, not %s"):format(word, table.concat(names, ", "), param.words,
    param.rest and "" or " for " .. param.name, value == nil and "nothing" or shown(value)))
end

-- Words that say better themselves what they take.
local OWN = tools.set_of { "expect_event", "expect_events", "expect_no_event" }

local function guarded(method, word, params)
  return function(object, ...)
    if type(object) ~= "table" then return method(object, ...) end -- a point for a colon is told there
    local count = select("#", ...)
    for i = 1, math.max(#params, count) do
      local param = params[i] or params[#params] and params[#params].rest and params[#params] or nil
      if param then check(word, params, param, (select(i, ...))) end
    end
    return method(object, ...)
  end
end

-- Puts a guard before each method of a class that has a note: `methods` are a game's own, `common`
-- those of every game.
local function guard(game, kind, methods, common)
  for _, note in ipairs(notes.of(game, kind)) do
    local name = notes.name_of(note)
    local method = rawget(methods, name) or common and common[name]
    local params = type(method) == "function" and notes.is_method(note) and note[2] ~= "" and read_params(note[2])
    if params and not note.overload and not OWN[name] then methods[name] = guarded(method, name, params) end
  end
  return methods
end

return guard
