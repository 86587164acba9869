-- SPDX-License-Identifier: MIT
--
-- position.lua -- what scenarios say of a position, and the cards they name.
--
-- A spec is run as it is for `lunarbiter test`, which gives the tables of its scenarios; none
-- is played.  What their fields hold is compared with the words of scenarios and the names of
-- all cards.  Tables know no places: these are found in the scenario's own lines.

local engine = require "lunarbiter"
local acts = require "check.acts"
local arguments = require "check.arguments"
local deck = require "scenario.deck"
local guesses = require "check.guess"
local names_of = require "check.names"
local position = require "scenario.position"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

local guess = guesses.hint

-- ---- Places -------------------------------------------------------------------------------

-- A mistake at the first place in the scenario that the pattern finds.
local function tell(work, pattern, code, message, ...)
  local line, column = work.scenario.line, 1
  local at = work.scenario.text:match("()" .. pattern)
  local before = at and work.scenario.text:sub(1, at - 1) or ""
  if at then
    line = line + select(2, before:gsub("\n", ""))
    column = #before:match "[^\n]*$" + 1
  end
  work.report:at(work.file.source, { line = line, column = column }, code, message, ...)
end

-- The same of the value of a field, where the types of the notes say that it is none.
local function check_value(work, kind, key, value)
  local code, message = arguments.check_field(work, kind, key, value)
  if code then tell(work, "%f[%w_]" .. key .. "%s*=", code, "'%s': %s", key, message) end
end

local function plain(text) return (text:gsub("%W", "%%%0")) end
local function key_pattern(key)
  return key:find "^[%a_][%w_]*$" and "%f[%w_]" .. key .. "%s*=" or '"' .. plain(key) .. '"'
end

-- ---- Fields -------------------------------------------------------------------------------

local function check_keys(work, given, known, what)
  for key in pairs(given) do
    if type(key) == "string" and not known[key] then
      tell(work, key_pattern(key), "unknown-field", "%s has no field '%s'%s", what, key,
        guess(key, known))
    end
  end
end

-- The words of a game's scenarios, as keys.
local words_of = {} -- by game
local function words(game)
  if words_of[game] then return words_of[game] end
  local house = spec.words_of(game)
  local said, made = house.position, { zones = house.zones, verbs = house.verbs }
  made.scenario = tools.set_of(position.COMMON, said.fields)
  made.deck_scenario, made.deck = tools.set_of(deck.FIELDS), tools.set_of(house.deck.fields)
  made.player, made.set_up = tools.set_of(said.player), tools.set_of(said.set_up)
  made.places, made.numbers = tools.set_of(said.places), tools.set_of(said.numbers)
  made.fields, made.is_verb = said.fields, tools.set_of(house.verbs)
  made.counters = said.counters -- of any name
  made.counts = {} -- by the field: the words that may have a number there
  for field, list in pairs(said.counts and said.counts(house.names) or {}) do made.counts[field] = tools.set_of(list) end
  made.card = tools.set_of(said.card) -- what can be set of a card, and the words for more
  for _, row in ipairs(engine.words(game).writables) do
    if row.of == "card" then made.card[row.name] = "number" end
  end
  made.names = {} -- of the cards that every scenario may use
  for _, card in ipairs(house.test_cards()) do
    made.names[card[2]:match "[%s{]name%s*=%s*\"([^\"\n]+)\""] = true
  end
  for zone in pairs(house.zones) do made.names[zone] = true end -- "p2's leader"
  words_of[game] = made
  return made
end

-- ---- Names ----------------------------------------------------------------------------------

local function check_name(work, name)
  local wanted = acts.unknown(work, name)
  if not wanted then return end
  tell(work, '"' .. plain(name) .. '"', "unknown-card", "there is no card named '%s'%s", wanted,
    guess(wanted, work.names))
end

-- A name, or a card with fields, or a list of these.
local function check_cards(work, cards)
  if type(cards) == "string" then check_name(work, cards) end
  if type(cards) ~= "table" then return end
  local known = work.words.card
  for key, value in pairs(cards) do
    if type(key) == "number" then
      check_cards(work, value)
    elseif not known[key] and not (work.words.counters and guesses.slip(key, known) == "") then
      tell(work, key_pattern(key), "unknown-field", "nothing called '%s' can be set of a card%s", key,
        guess(key, known))
    elseif known[key] == "number" and type(value) ~= "number" and type(value) ~= "boolean" then
      tell(work, key_pattern(key), "wrong-type", "'%s' must be a number, true or false, got %s", key, type(value))
    elseif type(value) ~= "table" then
      check_value(work, "Of", key, value)
    else
      check_cards(work, value) -- what is attached to it
    end
  end
end

-- runes = { fury = 2 }, pool = { energy = 3 }: a number of each.
local function check_counts(work, field, value)
  local known = work.words.counts[field]
  for key, count in pairs(type(value) == "table" and value or {}) do
    if not known[key] then
      tell(work, key_pattern(tostring(key)), "unknown-field", "'%s' has no '%s'%s", field, tostring(key),
        guess(tostring(key), known))
    elseif type(count) == "table" then
      check_counts(work, field, count)
    elseif math.type(count) ~= "integer" then
      tell(work, key_pattern(key), "wrong-type", "'%s' must be a whole number, got %s", key, type(count))
    end
  end
end

-- Each zone of a player is cards, or cards by the place they are at.
local function check_player(work, name, given)
  if type(given) ~= "table" then return end
  local words, full = work.words, work.scenario.given.full
  check_keys(work, given, full and words.set_up or words.player, full and name .. " of a full game" or name)
  for field, value in pairs(given) do
    check_value(work, "Has", field, value)
    if words.counts[field] then
      check_counts(work, field, value)
    elseif words.places[field] then
      for place, cards in pairs(type(value) == "table" and value or {}) do
        if type(place) == "string" then check_name(work, place) end
        check_cards(work, cards)
      end
    elseif not words.numbers[field] then
      check_cards(work, value)
    end
  end
end

-- ---- A file ---------------------------------------------------------------------------------

-- The names that a test card says, with its aliases; many specs use the same ones.
local said_by = {} -- by text
local function names_said(text)
  if said_by[text] then return said_by[text] end
  local names = {}
  for name in text:gmatch "\"([^\"\n]+)\"" do names[name] = true end
  said_by[text] = names
  return names
end

-- The names of all cards that the scenarios of a spec may speak of.
local function names_in(file, read, files, options)
  local sets = { words(read.game).names, names_of.all(file, files, options) }
  for _, card in ipairs(read.cards) do sets[#sets + 1] = names_said(card[2]) end
  return setmetatable({}, {
    __index = function(names, name)
      for _, set in ipairs(sets) do
        if set[name] then
          rawset(names, name, true)
          return true
        end
      end
    end,
    __pairs = function()
      local list = {}
      for _, set in ipairs(sets) do
        for name in pairs(set) do list[name] = true end
      end
      return next, list
    end,
  })
end

-- Whose turn it is must sit at the table: as many as are named, two at least.
local function check_seat(work, turn)
  local given, seats = work.scenario.given, 2
  if given.players or given.format or type(turn) ~= "string" then return end
  for seat, name in ipairs(position.PLAYERS) do
    if given[name] then seats = math.max(seats, seat) end
  end
  if tonumber(turn:match "^p([1-4])$" or 0) > seats then
    tell(work, "%f[%w_]turn%s*=", "unknown-value", "'turn' is %s, but there are %d players, p1 to p%d", turn, seats, seats)
  end
end

local function check_scenario(work)
  local given, known = work.scenario.given, work.words
  if given.deck then
    check_keys(work, given, known.deck_scenario, "a scenario about a deck")
    if type(given.deck) ~= "table" then return end
    check_keys(work, given.deck, known.deck, "a deck")
    for _, cards in pairs(given.deck) do check_cards(work, cards) end
    return
  end
  check_keys(work, given, known.scenario, "a scenario")
  for field, value in pairs(given) do
    if type(field) == "string" then check_value(work, "Position", field, value) end
  end
  check_seat(work, given.turn)
  for _, name in ipairs(position.PLAYERS) do
    if given[name] then check_player(work, name, given[name]) end
  end
  for _, field in ipairs(known.fields) do
    local value = given[field]
    if type(value) == "table" and known.places[field] then
      for place in pairs(value) do check_name(work, place) end
    elseif type(value) == "table" then
      check_cards(work, value)
    end
  end
end

-- A spec that cannot be run.
local function tell_unread(file, problem, report)
  local message = type(problem) == "table" and problem.message or tostring(problem)
  local line, said = message:match "^.-:(%d+): (.*)$"
  line = type(problem) == "table" and problem.line or tonumber(line) or 1
  if type(problem) == "table" and problem.syntax then
    return require "check.syntax".tell(file.source, line, message, report)
  end
  report:add { file = file.path, line = line, column = 1, code = "script-error",
    message = said or message }
end

-- Gives the spec as it was read with what is known of its game; nil when it cannot be read.
local function check_file(file, files, report, options)
  local fine, read = pcall(spec.read, file.path)
  if not fine then
    tell_unread(file, read, report)
    return nil
  end
  read.game = file.game
  local work = { file = file, read = read, report = report, words = words(file.game),
    names_of = spec.words_of(file.game).names, names = names_in(file, read, files, options) }
  arguments.prepare(work, options)
  for _, scenario in ipairs(read.scenarios) do
    work.scenario = scenario
    check_scenario(work)
  end
  return work
end

return { check_file = check_file }
