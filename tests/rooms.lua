-- SPDX-License-Identifier: MIT
--
-- rooms.lua -- the tree is the architecture: draws the includes and holds them against what the
-- rooms say of themselves.  Prints one line a fault; tests/lint.sh runs it from the root.
--
-- A room is a folder with C files.  One header in it says which rooms it uses ("** Uses:") and
-- which use it ("** Used by:"); these lines must be what the includes come to.  Arrows point
-- down: no room uses one that uses it, but for the five rooms of a game's rules, which speak of
-- each other through their doors (the header named as the room).  No headers include each other
-- in a circle.
--
-- The kernel serves any game and names none: core/GAME/play there is the room play of every game
-- that uses it.

local ROOM_MAX = 16 -- C files in a room

local function lines_of(command)
  local out = {}
  local pipe = assert(io.popen(command))
  for line in pipe:lines() do out[#out + 1] = line end
  pipe:close()
  return out
end

local function read(path)
  local file = io.open(path)
  if not file then return nil end
  local text = file:read("a")
  file:close()
  return text
end

local function fault(...) print(string.format(...)) end

local files = lines_of("find core bindings cli event -name '*.[ch]' | sort")
local exists, members, c_files = {}, {}, {}
for _, file in ipairs(files) do
  exists[file] = true
  local room = file:match("^(.*)/")
  members[room] = members[room] or {}
  table.insert(members[room], file)
  if file:match("%.c$") then c_files[room] = (c_files[room] or 0) + 1 end
end

-- ---- What is included -------------------------------------------------------------------

local function find(include)
  for _, root in ipairs { "core", "bindings", "cli", "event" } do
    if exists[root .. "/" .. include] then return root .. "/" .. include end
  end
end

local includes, uses, used_by = {}, {}, {}
for room in pairs(members) do uses[room], used_by[room] = {}, {} end
for _, file in ipairs(files) do
  includes[file] = {}
  for include in read(file):gmatch('#include "([^"]+)"') do
    local target = find(include)
    if target then
      table.insert(includes[file], target)
      local from, to = file:match("^(.*)/"), target:match("^(.*)/")
      if from ~= to then uses[from][to], used_by[to][from] = true, true end
    elseif not include:match("^build_id") then
      fault("%s includes %s, which is not in core, bindings, cli or event", file, include)
    end
  end
end

-- ---- What the rooms say --------------------------------------------------------------------

-- The header that has the lines, and what stands behind the word there, as a set.
local function said(room, word)
  for _, file in ipairs(members[room]) do
    local text = read(file)
    local list = text:match("\n%*%* " .. word .. ": (.-)\n%*/")
    if list then list = list:match("^(.-)\n%*%* [^ ]") or list end
    if list then
      local set = {}
      for name in list:gmatch("[%w_/]+") do
        if members[name] or name == "core" or name:match("^core/GAME") then set[name] = true end
      end
      return set, file
    end
  end
end

local function differ(room, word, drawn)
  local set, file = said(room, word)
  if not set then return fault('%s: no header says "%s:"', room, word) end
  for other in pairs(drawn) do
    if not set[other] then fault('%s: "%s:" leaves out %s', file, word, other) end
  end
  for other in pairs(set) do
    if not drawn[other] then fault('%s: "%s:" names %s, which no include bears out', file, word, other) end
  end
end

-- The rooms that use a room of the kernel, without the names of games.
local function of_any_game(drawn)
  local out = {}
  for other in pairs(drawn) do
    local game = other:match("^core/(%w+)")
    out[game and game ~= "kernel" and other:gsub("^core/%w+", "core/GAME") or other] = true
  end
  return out
end

-- core/ itself is no room: lunarbiter.h is for everybody.
for room in pairs(members) do
  if room ~= "core" then
    differ(room, "Uses", uses[room])
    differ(room, "Used by", room:match("^core/kernel") and of_any_game(used_by[room]) or used_by[room])
    if (c_files[room] or 0) > ROOM_MAX then
      fault("%s: %d C files, at most %d belong in a room", room, c_files[room], ROOM_MAX)
    end
  end
end

-- ---- Headings have something under them ---------------------------------------------------------

-- In a header, a comment in one line that is a heading: of a part ("---- Zones ----") or of a file ("zone.c").
local function is_heading(line)
  return line:match("^/%* %-%-%-%- .*%*/$") or line:match("^/%* [%w_]+%.c.*%*/$")
end

for _, file in ipairs(files) do
  local heading
  if file:match("%.h$") then
    for line in read(file):gmatch("[^\n]+") do
      if heading and (line:match("^/%* %-%-%-%- ") or line:match("^#endif")) then
        fault('%s: there is nothing under "%s"', file, heading)
      end
      heading = is_heading(line) and line or nil
    end
  end
end

-- ---- Arrows point down -----------------------------------------------------------------------

local layers = { core = 1, event = 1, bindings = 2, cli = 3 }
for room, others in pairs(uses) do
  for other in pairs(others) do
    if layers[other:match("^%w+")] > layers[room:match("^%w+")] then
      fault("%s uses %s: dependencies point from cli to bindings to core", room, other)
    end
    local inside = room:match("^event") and other:match("^event")
    if not inside and (room:match("^event") or other:match("^event") and not room:match("^cli")) then
      fault("%s uses %s: organised play stands alone, and only the program uses it", room, other)
    end
    local game, its = room:match("^core/(%w+)"), other:match("^core/(%w+)")
    if game and its and its ~= "kernel" and its ~= game then
      fault("%s uses %s: the kernel and the games know no other game", room, other)
    end
  end
end

local doors = { timing = true, play = true, effects = true, script = true, view = true }
local function is_rules(room)
  local game, name = room:match("^core/(%w+)/(%w+)$")
  return game and game ~= "kernel" and (doors[name] or name == "scratch")
end

-- Depth-first: a node that is met again on the way is a circle.
local function circles(nodes, next_of, tell)
  local state = {}
  local function visit(node, way)
    state[node] = "open"
    way[#way + 1] = node
    for other in pairs(next_of(node)) do
      if state[other] == "open" then tell(way, other)
      elseif not state[other] then visit(other, way) end
    end
    way[#way] = nil
    state[node] = "done"
  end
  table.sort(nodes)
  for _, node in ipairs(nodes) do if not state[node] then visit(node, {}) end end
end

local names = {}
for room in pairs(members) do names[#names + 1] = room end
circles(names, function(room)
  local down = {}
  for other in pairs(uses[room]) do
    if not (is_rules(room) and is_rules(other)) then down[other] = true end
  end
  return down
end, function(way, other) fault("rooms in a circle: %s -> %s", table.concat(way, " -> "), other) end)

local headers = {}
for _, file in ipairs(files) do if file:match("%.h$") then headers[#headers + 1] = file end end
circles(headers, function(header)
  local down = {}
  for _, other in ipairs(includes[header]) do down[other] = true end
  return down
end, function(way, other) fault("headers in a circle: %s -> %s", table.concat(way, " -> "), other) end)

-- The rooms of a game's rules meet at their doors; what is inside is shared with few, by name.
local shown = {
  ["core/riftbound/play/process.h"] = { "core/riftbound/view" },
  ["core/riftbound/effects/layers.h"] = { "core/riftbound/view" },
  ["core/evolve/play/process.h"] = { "core/evolve/script" },
}
for _, file in ipairs(files) do
  local from = file:match("^(.*)/")
  for _, target in ipairs(includes[file]) do
    local to, name = target:match("^(.*)/([%w_]+)%.h$")
    local door = to:match("/(%w+)$") == name
    local inside = is_rules(to) and doors[to:match("/(%w+)$")] and not door and from ~= to
    if inside then
      local to_whom = table.concat(shown[target] or {}, " ")
      if not to_whom:find(from, 1, true) then
        fault("%s includes %s: the door of that room is %s.h", file, target, to:match("/(%w+)$"))
      end
    end
  end
end
