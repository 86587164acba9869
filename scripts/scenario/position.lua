-- SPDX-License-Identifier: MIT
--
-- position.lua -- from the table of a scenario to a game: who has what where.
--
-- A bare game is filled card by card and begins in a main phase; a `full` one
-- begins with its set-up.  Fields that nobody knows are errors.

local engine = require "lunarbiter"
local new_table = require("scenario.table").new
local tools = require "scenario.tools"

local fail = tools.fail
local as_list = tools.as_list
local repeated = tools.repeated
local seat_of = tools.seat_of

local DECK_FILLER, SETUP_DECK, RUNE_FILLER = 20, 40, 12
local DOMAINS = { "fury", "calm", "mind", "body", "chaos", "order" }
local DEFAULT_FIELDS = { "West Field", "East Field", "North Field", "South Field" }
local PLAYERS = { "p1", "p2", "p3", "p4" }

local PLAYER_KEYS = {
  hand = true, deck = true, trash = true, champion = true, banishment = true, legend = true,
  base = true, at = true, facedown = true, runes = true, rune_deck = true, points = true, xp = true,
  pool = true,
}
local SCENARIO_KEYS = {
  rule = true, id = true, p1 = true, p2 = true, p3 = true, p4 = true, battlefields = true, controls = true, turn = true,
  seed = true, victory_score = true, full = true, format = true, teams = true, players = true,
  rules = true, house = true,
}
local SETUP_KEYS = {
  deck = true, rune_deck = true, battlefields = true, legend = true, champion = true,
  sideboard = true,
}

local function check_keys(given, known, what)
  for key in pairs(given) do
    if type(key) ~= "number" and not known[key] then
      fail(("%s has no field \"%s\""):format(what, tostring(key)))
    end
  end
end

local function must_set(t, id, attribute, value)
  local done, why = t.game:set(id, attribute, value)
  if not done then fail(("%s cannot be set to %d: %s"):format(attribute, value, why)) end
end

-- "Unit 3", or { "Unit 3", exhausted = true, damage = 1, buffs = 1, stunned = true },
-- with `attached = { "Long Sword" }` what is attached to it
local put
function put(t, card, seat, zone, place)
  if type(card) == "string" then return t.game:put(card, seat, zone, place) end
  local owner = card.owner and seat_of(card.owner) or seat
  local id = t.game:put(card[1], owner, zone, place)
  if owner ~= seat then must_set(t, id, "controller", seat - 1) end
  for _, gear in ipairs(as_list(card.attached)) do put(t, gear, seat, zone, id) end
  for key, value in pairs(card) do
    if key ~= 1 and key ~= "owner" and key ~= "attached" then
      must_set(t, id, key, value == true and 1 or value == false and 0 or value)
    end
  end
  return id
end

local function put_all(t, cards, seat, zone, place)
  for _, card in ipairs(as_list(cards)) do put(t, card, seat, zone, place) end
end

-- A card with fields is one card, not a list of them.
local function cards_of(value)
  if type(value) == "table" then
    for key in pairs(value) do
      if type(key) ~= "number" then return { value } end
    end
  end
  return as_list(value)
end

local function rune_name(domain)
  return domain:sub(1, 1):upper() .. domain:sub(2) .. " Rune"
end

local function put_runes(t, runes, seat, exhausted)
  for _, domain in ipairs(DOMAINS) do
    for _ = 1, runes[domain] or 0 do
      local id = t.game:put(rune_name(domain), seat, "runes")
      if exhausted then must_set(t, id, "exhausted", 1) end
    end
  end
end

local function put_player(t, seat, given, fields)
  check_keys(given, PLAYER_KEYS, "p" .. seat)
  for _, zone in ipairs { "hand", "trash", "champion", "banishment", "legend" } do
    put_all(t, cards_of(given[zone]), seat, zone == "legend" and "legends" or zone)
  end
  put_all(t, given.deck or repeated("Filler", DECK_FILLER), seat, "deck")
  put_all(t, given.rune_deck or repeated("Fury Rune", RUNE_FILLER), seat, "rune_deck")
  put_all(t, cards_of(given.base), seat, "board")
  for place, cards in pairs(given.at or {}) do
    if not fields[place] then fail("there is no battlefield named " .. place) end
    put_all(t, cards_of(cards), seat, "board", fields[place])
  end
  local runes = given.runes or {}
  put_runes(t, runes, seat, false)
  put_runes(t, runes.exhausted or {}, seat, true)
  local player = t.game:player(seat)
  for _, number in ipairs { "points", "xp" } do
    if given[number] then must_set(t, player, number, given[number]) end
  end
  for resource, amount in pairs(given.pool or {}) do must_set(t, player, resource, amount) end
end

-- A battlefield belongs to whoever alone has units there, unless `controls` says otherwise.
local function controllers(given, names)
  local owner = {}
  for _, name in ipairs(names) do
    for seat = 1, #PLAYERS do
      local cards = ((given["p" .. seat] or {}).at or {})[name]
      if cards and #cards_of(cards) > 0 then
        owner[name] = owner[name] and "nobody" or "p" .. seat
      end
    end
  end
  for name, player in pairs(given.controls or {}) do owner[name] = player end
  return owner
end

-- What a player brings to a game that begins with its set-up.
local function deck_of(given, seat)
  return {
    legend = given.legend, champion = given.champion,
    main = given.deck and tools.copies(given.deck) or repeated("Filler", SETUP_DECK),
    runes = given.rune_deck or repeated("Fury Rune", RUNE_FILLER),
    battlefields = given.battlefields or { DEFAULT_FIELDS[seat] },
    sideboard = given.sideboard,
  }
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
local function game_of(pool, given, options, more)
  local call = { pool = pool, check = options.check, seed = given.seed or 1,
    format = given.format, players = count_players(given), teams = given.teams,
    victory_score = given.victory_score, rules = given.rules, house = given.house }
  for key, value in pairs(more) do call[key] = value end
  return engine.game(call)
end

-- A game from its set-up on (`full = true`): shuffles, mulligans and all.
local function set_up(pool, given, options)
  local decks = {}
  for seat, name in ipairs(PLAYERS) do
    check_keys(given[name] or {}, SETUP_KEYS, name .. " of a full game")
    decks[seat] = deck_of(given[name] or {}, seat)
  end
  return new_table(game_of(pool, given, options,
    { decks = decks, extra_runes_last = not given.format and 1 or nil }))
end

-- The battlefields that are there when nothing is said: two, three with more players.
local function default_fields(seats)
  return { table.unpack(DEFAULT_FIELDS, 1, seats == 2 and 2 or 3) }
end

local function build(pool, given, options)
  check_keys(given, SCENARIO_KEYS, "a scenario")
  if given.full then return set_up(pool, given, options) end
  local t = new_table(game_of(pool, given, options, { bare = true }))
  local names, fields = given.battlefields or default_fields(t.seats), {}
  for i, name in ipairs(names) do
    fields[name] = t.game:put(name, (i - 1) % t.seats + 1, "battlefields")
  end
  for name, player in pairs(controllers(given, names)) do
    if not fields[name] then fail("there is no battlefield named " .. name) end
    if player ~= "nobody" then must_set(t, fields[name], "controller", seat_of(player) - 1) end
  end
  for seat = 1, t.seats do
    put_player(t, seat, given["p" .. seat] or {}, fields)
    for place, cards in pairs((given["p" .. seat] or {}).facedown or {}) do
      if not fields[place] then fail("there is no battlefield named " .. place) end
      local several = type(cards) == "table" and cards[2] ~= nil
      for _, card in ipairs(several and cards or { cards }) do
        put(t, card, seat, "facedown", fields[place])
      end
    end
  end
  must_set(t, nil, "turn_player", seat_of(given.turn or "p1") - 1)
  t.game:begin()
  return t
end

return { build = build }
