-- SPDX-License-Identifier: MIT
--
-- arguments.lua -- what the words of scenarios are called with, and what stands in the fields of
-- positions: of which type it may be is said in the notes to these words (scenario/notes.lua).

local guess = require("check.guess").hint
local known_keywords = require("check.names").known_keywords
local notes = require "scenario.notes"
local tools = require "scenario.tools"

-- ---- Types --------------------------------------------------------------------------------

-- What a type of the notes takes as a text: the words, and what one of them is called.
local WORDS = {
  Zone = function(work) return work.names_of.zones, "a zone" end,
  EventName = function(work) return work.names_of.events, "an event" end,
  Keyword = function(work) return work.keywords(), "a keyword" end,
  Attribute = function(work) return work.attributes(), "an attribute" end,
  Seat = function() return { "p1", "p2", "p3", "p4" }, "a player" end,
}

-- integer, string|integer, Seat|"nobody" -> { integer = true }, ..., { Seat = true, words = { "nobody" } }
local read_types = {}
local function types_of(text)
  if read_types[text] then return read_types[text] end
  local types = { words = {} }
  for each in text:gmatch "[^|]+" do
    local word = each:match '^"(.*)"$'
    if word then types.words[#types.words + 1] = word else types[each] = true end
  end
  if types.Attribute then types.string = nil end -- the editor's: attributes may be a mod's keywords
  read_types[text] = types
  return types
end

-- The words that one of these types takes, and what they are called; nil: any text will do, or none.
local function words_of(work, types)
  for name, words in pairs(WORDS) do
    if types[name] and not types.string then
      local list, what = words(work)
      return table.move(types.words, 1, #types.words, #list + 1, { table.unpack(list) }), what
    end
  end
  if #types.words > 0 and not types.string then return types.words, "a word" end
  return nil
end

local PLAIN = { "integer", "boolean", "string" }
local CALLED = { integer = "an integer", boolean = "true or false", string = "a text" }

-- What is wrong with a value: a code and a sentence; nil: nothing is, as far as this tells.
local function problem_of(work, types, value)
  local words, what = words_of(work, types)
  local kind = math.type(value) or type(value)
  if types[kind] or types.any or kind == "table" then return nil end
  if kind == "string" and words then
    if tools.has(words, value) then return nil end
    local all = #words <= 5 and (": %s"):format(table.concat(words, ", ")) or guess(value, words)
    return "unknown-value", ("there is no %s '%s'%s"):format(what:match "%S+$", value, all)
  end
  for _, plain in ipairs(PLAIN) do what = what or types[plain] and CALLED[plain] end
  if not what then return nil end
  local quoted = kind == "string" and tonumber(value) and (": %s, without quotes"):format(value) or ""
  return "wrong-type", ("%s stands here, got %s%s"):format(what, kind, quoted)
end

-- ---- Methods --------------------------------------------------------------------------------

local signatures = {} -- by game: name -> the types of its parameters; false where several words disagree

-- Each parameter with its types, where some of them can be told to be wrong.
local function parameters_of(note)
  local list = {}
  for name, types in (note[2] .. ", "):gmatch "([%w_.]+)%??: (.-), " do
    list[#list + 1] = types_of(types)
    if name == "..." then list.more = list[#list] end
  end
  return list
end

local function same(a, b)
  for name in pairs(a) do
    if name ~= "words" and not b[name] then return false end
  end
  return true
end

-- Of a name that several classes have: what it takes in any of them is unknown where they differ.
local function join(known, list)
  if not known then return list end
  local joined = {}
  for i = 1, math.max(#known, #list) do
    local both = known[i] and list[i] and same(known[i], list[i]) and same(list[i], known[i])
    joined[i] = both and known[i] or (known[i] and list[i] or {}) and { words = {}, any = true }
  end
  return joined
end

local function is_told(list)
  for _, types in ipairs(list) do
    if types.integer or types.boolean or next(types.words) then return true end
    for name in pairs(WORDS) do
      if types[name] then return true end
    end
  end
  return false
end

-- The types of what a word takes, by the word; those that no literal can be wrong in are left out.
local function signatures_of(game)
  if signatures[game] then return signatures[game] end
  local all, told = {}, {}
  for _, kind in ipairs { "Table", "Player", "Card", "Cards", "Deck" } do
    for _, note in ipairs(notes.of(game, kind)) do
      if notes.is_method(note) then
        local name = notes.name_of(note)
        all[name] = join(all[name], parameters_of(note))
      end
    end
  end
  for name, list in pairs(all) do told[name] = is_told(list) and list or nil end
  signatures[game] = told
  return told
end

-- The literal that begins at a place, and the place behind it; nothing: it is worked out.
local function literal_at(text, at)
  local said, behind = text:match("^\"([^\"\n]*)\"%s*()[,%)]", at)
  if said then return said, behind end
  said, behind = text:match("^(%-?[%d.]+)%s*()[,%)]", at)
  if said then return math.tointeger(said) or tonumber(said), behind end
  said, behind = text:match("^([%a_][%w_.]*)%s*()[,%)]", at)
  if said then return nil, behind end
  return nil, nil
end

-- Calls tell(place, code, message) for each literal that the word does not take: `behind` is the
-- place behind its name.
local function check_call(work, name, behind, tell)
  local list = signatures_of(work.file.game)[name]
  if not list then return end
  local text = work.read.source
  local at, place = text:match("^%s*%(%s*()", behind), 0
  if not at then -- :in_zone "hand"
    at = text:match("^%s*()\"[^\"\n]*\"", behind)
    local said = at and text:match("^\"([^\"\n]*)\"", at)
    local code, message = nil, nil
    if said and list[1] then code, message = problem_of(work, list[1], said) end
    if code then tell(at, code, message) end
    return
  end
  while at and (place < #list or list.more) do
    place = place + 1
    local value, next_at = literal_at(text, at)
    local code, message = nil, nil
    if value ~= nil then code, message = problem_of(work, list[place] or list.more, value) end
    if code then tell(at, code, message) end
    at = next_at and text:match("^,%s*()", next_at)
  end
end

-- ---- Fields ---------------------------------------------------------------------------------

local fields = {} -- by game and kind: name -> types
local function fields_of(game, kind)
  local key = game .. "\0" .. kind
  if fields[key] then return fields[key] end
  fields[key] = {}
  for _, note in ipairs(notes.of(game, kind)) do
    if not notes.is_method(note) then fields[key][notes.name_of(note)] = types_of(note[2]) end
  end
  return fields[key]
end

-- What is wrong with the value of a field of a position ("Position"), a player ("Has") or a card
-- in it ("Of"): a code and a sentence.
local function check_field(work, kind, name, value)
  local types = fields_of(work.file.game, kind)[name]
  if not types then return nil end
  if kind == "Of" and (types.integer or types.boolean) then
    types = { words = {}, integer = true, boolean = true } -- true is 1
  end
  return problem_of(work, types, value)
end

-- What a spec's words are looked up in.
local function prepare(work, options)
  local names = work.names_of
  local keywords, attributes
  work.keywords = function()
    if keywords then return keywords end
    keywords = { table.unpack(known_keywords(work.file, names.keywords, options)) }
    for _, card in ipairs(work.read.cards) do
      for name in card[2]:gmatch "keyword%s*%(?\"([%w_]+)\"%s*%)?%s*{" do keywords[#keywords + 1] = name end
    end
    return keywords
  end
  work.attributes = function()
    if attributes then return attributes end
    attributes = table.move(work.keywords(), 1, #work.keywords(), #names.attributes + 1, { table.unpack(names.attributes) })
    return attributes
  end
end

return { check_call = check_call, check_field = check_field, prepare = prepare }
