-- SPDX-License-Identifier: MIT
--
-- module.lua -- what fuzz_module.c runs for each input; it says what these are.

local below, number, DATA = ...
local engine = require "lunarbiter"

local CALLS = 60

local pools = {}
for _, name in ipairs(engine.games()) do
  pools[name] = engine.pool { game = name, data = DATA, scripts = DATA .. "/scripts", cards = DATA .. "/cards/" .. name }
end
local NAMES = { "riftbound", "evolve" }

local function methods_of(object)
  local names, index = {}, getmetatable(object).__index
  for name in pairs(index) do names[#names + 1] = name end
  table.sort(names)
  return names
end

local functions = {}
for name, f in pairs(engine) do
  if type(f) == "function" and name ~= "data" then functions[#functions + 1] = name end
end
table.sort(functions)

-- What an argument may be; `objects` are the games and pools of this input.
local TEXTS = { "", "riftbound", "evolve", "duel", "standard", "2v2", "Gust", "ogn-169", "Jinx, Demolitionist", "base", "hand",
  "field", "deck", "damage", "points", "turn", "might", "unit", "time", "draw", "pass", "jinx-origins", "../x", "%s%n",
  "\27[31m", ("x"):rep(5000), "return card {}", "\0", "Legend:\n1 Loose Cannon\n" }
local KEYS = { "pool", "decks", "format", "seed", "lot", "check", "bare", "players", "game", "scripts", "cards", "extra", "mods",
  "id", "seat", "zone", "values", "at", 1, 2, 0, -1 }

local value
local function table_of(objects, depth)
  local made = {}
  for _ = 1, below(5) or 0 do
    local key = KEYS[(below(#KEYS) or 0) + 1]
    if key ~= "cards" and key ~= "scripts" and key ~= "mods" then made[key] = value(objects, depth + 1) end
  end
  if below(2) == 1 then made.pool = pools[NAMES[(below(2) or 0) + 1]] end
  return made
end

function value(objects, depth)
  local kind = below(16) or 0
  if kind < 3 then return number() end
  if kind < 6 then return TEXTS[(below(#TEXTS) or 0) + 1] end
  if kind < 9 then return objects[(below(#objects) or 0) + 1] end
  if kind == 9 then return below(2) == 1 end
  if kind == 10 then return nil end
  if kind == 11 then return number() + 0.5 end
  if kind == 12 then return function() end end
  if kind == 13 and depth < 3 then return table_of(objects, depth) end
  if kind == 14 then return 1 << (below(64) or 0) end
  return (below(8) or 0) + 1
end

local function started(name)
  local fine, game = pcall(engine.game, { pool = pools[name], seed = below(16) or 0, check = below(8) == 0 })
  if not fine then error(game, 0) end
  return game
end

-- Something an object may do: its id, a place, a seat.
local function remember(objects, ...)
  for i = 1, select("#", ...) do
    local given = select(i, ...)
    local kind = type(given)
    if kind == "userdata" or kind == "table" or kind == "string" and #given < 1000 then objects[#objects + 1] = given end
  end
end

local function sound(objects, what)
  for _, object in ipairs(objects) do
    local meta = type(object) == "userdata" and getmetatable(object)
    local check = meta and type(meta.__index) == "table" and meta.__index.check
    if check then
      local fine, why = pcall(check, object)
      if not fine and tostring(why):find("fault of the engine", 1, true) then error(what .. ": " .. tostring(why), 0) end
    end
  end
end

return function()
  local objects, own = {}, {}
  for _ = 1, 1 + (below(2) or 0) do
    own[#own + 1] = started(NAMES[(below(2) or 0) + 1])
    objects[#objects + 1] = own[#own]
  end
  for _, name in ipairs(NAMES) do objects[#objects + 1] = pools[name] end
  for _ = 1, CALLS do
    local kind = below(16)
    if not kind then break end
    local on = objects[(below(#objects) or 0) + 1]
    local f, name, arguments = nil, nil, {}
    local index = type(on) == "userdata" and getmetatable(on) and getmetatable(on).__index
    if kind == 0 then
      name = functions[(below(#functions) or 0) + 1]
      f = engine[name]
    elseif kind < 3 then
      on, name, f = own[1], "playout", own[1].playout
      arguments = { on, number(), below(40) or 0 }
    elseif type(index) == "table" then
      local names = methods_of(on)
      name = names[(below(#names) or 0) + 1]
      f = index[name]
      local shared = on == pools.riftbound or on == pools.evolve
      if name == "close" and (shared or (below(8) or 0) > 0) then f = nil end
      arguments[1] = below(16) ~= 15 and on or value(objects, 0)
      if name == "close" then arguments[1] = on end
    end
    if f then
      if name ~= "playout" then
        for i = 1, below(5) or 0 do arguments[#arguments + 1] = value(objects, 0) or i end
      end
      local results = table.pack(pcall(f, table.unpack(arguments)))
      if not results[1] and type(results[2]) ~= "string" then error(name .. " raises no sentence", 0) end
      if results[1] and #objects < 40 then remember(objects, table.unpack(results, 2, results.n)) end
      sound(own, name)
    end
  end
  for _, object in ipairs(objects) do
    local meta = type(object) == "userdata" and getmetatable(object)
    if meta and object ~= pools.riftbound and object ~= pools.evolve and type(meta.__index) == "table" and meta.__index.close then
      pcall(meta.__index.close, object)
    end
  end
  collectgarbage "step"
end
