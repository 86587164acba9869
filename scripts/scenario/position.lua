-- SPDX-License-Identifier: MIT
--
-- position.lua -- from the table of a scenario to a game: who has what where.
--
-- A bare game is filled card by card and begins in a main phase; a `full` one
-- begins with its set-up.  Fields that nobody knows are errors.  What lies where is
-- said in a game's own words: its table (scenario/NAME.lua) has
--
--   position.fields     what a position may say beside the fields of every game
--   position.player     what a player may have in it
--   position.set_up     what a player brings to a game that begins with its set-up
--   position.format     which of these fields are of the game's format
--   position.card       what may be said of a card in it beside its attributes
--   position.places     which fields hold something by the name of a place
--   position.numbers    which fields of a player hold no cards
--   position.tables     which must be tables: of these, and of those by the name of a place
--   position.counts     function(names): of the fields that hold numbers, the words that have one
--   position.counters   whether counters of any name may be said of a card
--   position.lay_out    function(t, given): puts the cards
--   position.decks      function(given): a deck for each player, and more fields of the game

local engine = require "lunarbiter"
local plain = require "scenario.plain"
local silent = require "scenario.silent"
local new_table = require("scenario.table").new
local tools = require "scenario.tools"

local fail = tools.fail
local as_list = tools.as_list
local check_keys = tools.check_keys
local seat_of = tools.seat_of

local PLAYERS = { "p1", "p2", "p3", "p4" }
local COMMON = {
  "rule", "id", "p1", "p2", "p3", "p4", "turn", "seed", "full", "format", "teams", "players",
  "rules", "house",
}

local position = { PLAYERS = PLAYERS, COMMON = COMMON }

-- The seat of the player that a field of the position names, who must sit at the table.
function position.seat(t, player, field)
  local seat = seat_of(player)
  tools.check_seat(t, seat, ("%s = \"p%d\""):format(field, seat))
  return seat
end

-- Sets it; the engine's sentence says why not, and what was probably meant follows.
function position.set(t, id, attribute, value)
  if value == true then value = 1 elseif value == false then value = 0 end
  if type(attribute) ~= "string" or math.type(value) ~= "integer" then
    fail(("%s is a whole number or true, not %s"):format(attribute,
      type(value) == "string" and ("%q"):format(value) or tostring(value)))
  end
  local done, why = t.game:set(id, attribute, value)
  if done then return end
  local known = t.words.names.writables
  local names = tools.keys(tools.set_of(known.card, known.player, known.game))
  fail(why .. (tools.has(names, attribute) and "" or tools.did_you_mean(attribute, names)))
end

-- A card with fields is one card, not a list of them.
function position.cards_of(value)
  if type(value) == "table" then
    for key in pairs(value) do
      if type(key) ~= "number" then return { value } end
    end
  end
  return as_list(value)
end

-- A list of cards of a player, each by `put(t, card, seat, ...)`
function position.put_all(t, put, cards, seat, ...)
  for _, card in ipairs(position.cards_of(cards)) do put(t, card, seat, ...) end
end

-- How many sit at the table: what `players` or the format says, else all who are named.
local function count_players(given)
  if given.players or given.format then return given.players end
  local count = 2
  for seat, name in ipairs(PLAYERS) do
    if given[name] then count = math.max(count, seat) end
  end
  return count
end

-- The format of a game of more than two names no default score of a Duel.
local function game_of(pool, given, options, words, more)
  local call = { pool = pool, check = options.check, seed = given.seed or 1, named_apart = true, -- "Unit 3#2"
    format = given.format, players = count_players(given), teams = given.teams,
    rules = given.rules, house = given.house }
  for _, number in ipairs(words.position.format) do call[number] = given[number] end
  for key, value in pairs(more) do call[key] = value end
  return engine.game(call)
end

-- What lies at places is said by the place's name: a list of cards alone says no place.
local function check_places(value, field, name)
  if type(value) ~= "table" then return end
  local first = value[1]
  if first == nil then return end
  if field == "controls" then fail("controls names the player who controls a place: controls = { [\"West Field\"] = \"p1\" }") end
  fail(("%s of %s says at which place: %s = { [\"West Field\"] = { %s } }"):format(field, name, field,
    type(first) == "string" and ("%q"):format(first) or "..."))
end

-- What a player has is a list of cards or a table; numbers are named.
local function check_player(given, words, name)
  check_keys(given, tools.set_of(words.position.player), name)
  local tables, numbers = tools.set_of(words.position.tables or {}), tools.set_of(words.position.numbers)
  local places = tools.set_of(words.position.places)
  for field, value in pairs(given) do
    local other = numbers[field] or type(value) == "string" -- a number, or the name of one card
    if type(value) ~= "table" and (tables[field] or not other) then
      fail(("%s of %s is { ... }, not %s"):format(field, name, tostring(value)))
    end
    if places[field] then check_places(value, field, name) end
  end
end

-- A game from its set-up on (`full = true`): shuffles, mulligans and all.
local function set_up(pool, given, options, words)
  local fields = tools.set_of(words.position.set_up)
  for _, name in ipairs(PLAYERS) do
    check_keys(given[name] or {}, fields, name .. " of a full game")
  end
  local t = new_table(game_of(pool, given, options, words, words.position.decks(given)), words)
  t.pool, t.full = plain.pool(pool), true
  return t
end

local function build(pool, given, options, words)
  check_keys(given, tools.set_of(COMMON, words.position.fields), "a scenario")
  if given.full then return set_up(pool, given, options, words) end
  local others = silent.kinds[options.silent] or {}
  local more = { bare = true, players = others.players, teams = others.teams }
  local t = new_table(game_of(pool, given, options, words, more), words)
  if options.silent then silent.sit(t) end
  t.pool = plain.pool(pool)
  check_places(given.controls, "controls", "a scenario")
  for seat = 1, t.seats do check_player(given[PLAYERS[seat]] or {}, words, PLAYERS[seat]) end
  words.position.lay_out(t, given)
  silent.equip(t)
  position.set(t, nil, "turn_player", position.seat(t, given.turn or "p1", "turn") - 1)
  t.game:begin()
  t:cards() -- remembers what was there in the beginning
  t.card_list = false -- the first step may change it
  return t
end

-- The same position with another seed, as often as is wanted (t:over_seeds).
function position.build(pool, given, options, words)
  local t = build(pool, given, options, words)
  t.again = function(seed)
    local other = {}
    for key, value in pairs(given) do other[key] = value end
    other.seed = seed
    return build(pool, other, options, words)
  end
  return t
end

return position
