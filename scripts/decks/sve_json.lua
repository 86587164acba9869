-- SPDX-License-Identifier: MIT
--
-- sve_json.lua -- decks of Shadowverse: Evolve as JSON:
--
--   { "format": "sve-deck", "version": 1, "leader": CODE, "leader2": CODE,
--     "main": { CODE: count, ... }, "evolve": { CODE: count, ... } }
--
-- `leader2` may be left out.

local Deck = require "decks.deck"
local Faults = require "decks.faults"
local json = require "json"

local sve_json = {}

local FORMAT, VERSION, DEPTH_MAX = "sve-deck", 1, 2
local FIELDS = { format = "string", version = "number", leader = "string", leader2 = "string", main = "table",
  evolve = "table" }

-- ---- The text ------------------------------------------------------------------------------------

local function line_at(source, at) return ("line %d"):format(select(2, source:sub(1, at - 1):gsub("\n", "")) + 1) end

-- Refuses what a JSON reader passes over: fields that come twice, and objects in objects in objects.
-- Returns the place of each field: "main.SD01-011" -> "line 4".
local function read_places(source)
  local open, places, at = {}, {}, 1
  while true do
    local from, _, mark = source:find('(["{}%[])', at)
    if not from then return places end
    at = from + 1
    if mark == "[" then
      Faults.stop(line_at(source, from), "'[': expected no lists in a deck")
    elseif mark == "{" then
      if #open == DEPTH_MAX then Faults.stop(line_at(source, from), "'{': expected a number of copies") end
      open[#open + 1] = { name = open[#open] and open[#open].last }
    elseif mark == "}" then
      open[#open] = nil
    else
      local stop = from
      repeat
        stop = source:find('["\\]', stop + 1)
        if stop and source:sub(stop, stop) == "\\" then stop = stop + 1 else break end
      until not stop
      if not stop then return places end
      at = stop + 1
      local object = open[#open]
      if object and source:match("^%s*:", at) then
        local key = json.decode(source:sub(from, stop)) or source:sub(from + 1, stop - 1)
        object.last = key
        local path = object.name and object.name .. "." .. key or key
        if places[path] then Faults.stop(line_at(source, from), "'%s' comes twice: expected each field once", key) end
        places[path] = line_at(source, from)
      end
    end
  end
end

local function decode(source)
  local places = read_places(source)
  local value, stop, why, path = json.decode(source)
  if path then Faults.stop(places[path] or "line 1", "%sexpected an object { ... }", path == "" and "" or ("'%s': "):format(path)) end
  if why then Faults.stop(line_at(source, stop or 1), "%s", (why:gsub(" at line.*$", ""))) end
  local rest = source:find("%S", stop)
  if rest then Faults.stop(line_at(source, rest), "'%s' behind the end of the deck", source:sub(rest, rest + 9)) end
  if type(value) ~= "table" then Faults.stop("line 1", "expected an object { ... }") end
  return value, places
end

-- ---- Reading -------------------------------------------------------------------------------------

local function check_fields(value, places)
  for key, each in pairs(value) do
    local kind = FIELDS[key]
    if not kind then
      Faults.stop(places[key] or "", "'%s': expected one of the fields format, version, leader, leader2, main, evolve", key)
    end
    if type(each) ~= kind then
      Faults.stop(places[key] or "", "'%s': expected %s", key, kind == "table" and "an object { ... }" or "a " .. kind)
    end
  end
  if value.format ~= FORMAT then Faults.stop(places.format or "", "expected \"format\": %q", FORMAT) end
  if value.version ~= VERSION then
    Faults.stop(places.version or "", "version %s: expected \"version\": %d", value.version, VERSION)
  end
  if not value.leader then Faults.stop("", "expected a field \"leader\"") end
end

local function find(deck, code, where)
  local card, printing = deck.book:by_code(code, where)
  if not card then Faults.stop(where, "'%s': expected a code like %s", code, deck.game.code_example) end
  return card, printing
end

local function sorted(object)
  local keys = {}
  for key in pairs(object) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

local function read_section(deck, object, section, places)
  for _, code in ipairs(sorted(object)) do
    local count, where = object[code], places[section .. "." .. code] or ""
    local _, faults = Faults.catch(function()
      if math.type(count) ~= "integer" or count < 1 or count > 99 then
        Faults.stop(where, "'%s': expected a number of copies from 1 to 99", code)
      end
      local card, printing = find(deck, code, where)
      deck:place(section, count, card, printing, where)
    end)
    if faults then deck.faults:again(faults) end
  end
end

function sve_json.read(source, book)
  local value, places = decode(source)
  check_fields(value, places)
  local deck = Deck.new(book)
  local card, code = find(deck, value.leader, places.leader)
  deck:place("leader", 1, card, code, places.leader)
  read_section(deck, value.main or {}, "main", places)
  read_section(deck, value.evolve or {}, "evolve", places)
  if value.leader2 then
    card, code = find(deck, value.leader2, places.leader2)
    deck.more[1] = { count = 1, card = card, code = code, where = places.leader2 }
  end
  return deck
end

function sve_json.looks_like(source) return source:match "^%s*{" ~= nil end

-- ---- Writing -------------------------------------------------------------------------------------

local function counts_of(deck, section)
  local counts = setmetatable({}, { __jsontype = "object" })
  for _, entry in ipairs(deck:entries(section)) do
    local code = entry.code or entry.card.id
    counts[code] = (counts[code] or 0) + entry.count
  end
  return counts
end

function sve_json.write(deck)
  local leader, second = deck:entries "leader"[1], deck.more[1]
  if not leader then Faults.stop("", "this form names a leader, and the deck has none") end
  return json.encode({ format = FORMAT, version = VERSION, leader = leader.code or leader.card.id,
    leader2 = second and (second.code or second.card.id), main = counts_of(deck, "main"),
    evolve = counts_of(deck, "evolve") },
    { indent = true, keyorder = { "format", "version", "leader", "leader2", "main", "evolve" } }) .. "\n"
end

return sve_json
