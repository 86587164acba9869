-- SPDX-License-Identifier: MIT
--
-- tools.lua -- what the parts of the scenario language share: failures, names,
-- and the open question in words.
--
-- Whatever goes wrong in a scenario is raised as a failure: a table { expected,
-- got } or { message }.  The runner adds the line of the spec file.

local lfs = require "lfs"

local tools = { table = false } -- `table`: the one a method was called at last, of a copy its own

-- `table` is where it went wrong: the table that was spoken to last (tools.class).
function tools.fail(message) error({ message = message, table = tools.table }, 0) end
-- A mistake of the spec itself: nothing of the game explains it.
function tools.mistake(message) error({ message = message, mistake = true }, 0) end
-- The engine refuses an answer; when a function of a card is to blame its place comes first.
function tools.refused(why)
  local place, text = why:match "^([^\n]-%.lua:%d+): (.*)$"
  error({ message = text or "the engine refuses the answer: " .. why, place = place, table = tools.table }, 0)
end
function tools.differ(expected, got) error({ expected = expected, got = got, table = tools.table }, 0) end

-- { "b", "a" } -> "{ b, a }"
function tools.shown(list)
  if #list == 0 then return "{ }" end
  return "{ " .. table.concat(list, ", ") .. " }"
end

function tools.sorted(list)
  local copy = { table.unpack(list) }
  table.sort(copy)
  return copy
end

function tools.has(list, value)
  for _, each in ipairs(list) do
    if each == value then return true end
  end
  return false
end

-- The path from the root on, however it was said.
function tools.absolute(path)
  if path:sub(1, 1) ~= "/" then path = lfs.currentdir() .. "/" .. path end
  local parts = {}
  for part in path:gmatch "[^/]+" do
    if part == ".." then parts[#parts] = nil elseif part ~= "." then parts[#parts + 1] = part end
  end
  return "/" .. table.concat(parts, "/")
end

-- The path as it is said in the current folder, if it lies there.
function tools.relative(path)
  local here = lfs.currentdir() .. "/"
  return path:sub(1, #here) == here and path:sub(#here + 1) or path
end

-- A name, or a list of them, as a list.
function tools.as_list(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

-- "Stalwart Poro#2" -> "Stalwart Poro", 2
function tools.split_name(name)
  local base, number = name:match "^(.*)#(%d+)$"
  if base then return base, tonumber(number) end
  return name, nil
end

-- "p2's Gust" -> "Gust", 2
function tools.split_owner(name)
  local seat, rest = name:match "^p(%d)'s (.+)$"
  return rest or name, tonumber(seat)
end

-- { "A", { "B", 3 } }: a name for each copy.
function tools.copies(list)
  local names = {}
  for _, each in ipairs(list or {}) do
    local name, count = each, 1
    if type(each) == "table" then name, count = each[1], each[2] or 1 end
    for _ = 1, count do names[#names + 1] = name end
  end
  return names
end

function tools.repeated(name, count)
  local list = {}
  for i = 1, count do list[i] = name end
  return list
end

function tools.has_rule(text, rule)
  local start = 1
  while true do
    local from, to = text:find(rule, start, true)
    if not from then return false end
    local before, after = text:sub(from - 1, from - 1), text:sub(to + 1, to + 1)
    if not before:match "[%d%.]" and not after:match "[%d]" then return true end
    start = to + 1
  end
end

function tools.verb_of(option) return option.id:match "^%S+" end

-- How many letters must be changed, put in, left out or swapped with their neighbour.
local function distance(a, b)
  local before, row = {}, {}
  for j = 0, #b do row[j] = j end
  for i = 1, #a do
    local above = row
    row = { [0] = i }
    for j = 1, #b do
      local cost = a:byte(i) == b:byte(j) and 0 or 1
      row[j] = math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + cost)
      if i > 1 and j > 1 and a:byte(i) == b:byte(j - 1) and a:byte(i - 1) == b:byte(j) then
        row[j] = math.min(row[j], before[j - 2] + 1)
      end
    end
    before = above
  end
  return row[#b]
end

-- " (did you mean "exhausted"?)" when one of the names is near; "" else.
function tools.did_you_mean(word, names)
  local best, least = nil, math.max(1, #word // 3) + 1
  for _, name in ipairs(tools.sorted(names)) do
    local far = distance(word:lower(), name:lower())
    if far < least then best, least = name, far end
  end
  return best and (" (did you mean \"%s\"?)"):format(best) or ""
end

-- The keys of tables that are texts, as a list.
function tools.keys(...)
  local list = {}
  for _, of in ipairs { ... } do
    for key in pairs(of) do
      if type(key) == "string" then list[#list + 1] = key end
    end
  end
  return list
end

function tools.check_keys(given, known, what)
  if type(given) ~= "table" then tools.fail(what .. " is a table, not a " .. type(given)) end
  for key in pairs(given) do
    if type(key) ~= "number" and not known[key] then
      tools.fail(("%s has no field \"%s\"%s"):format(what, tostring(key),
        tools.did_you_mean(tostring(key), tools.keys(known))))
    end
  end
end

-- A claim about a list of things is one about at least one of them.
function tools.need_one(what, ...)
  if select("#", ...) == 0 then tools.mistake(("which %s? None is named"):format(what)) end
end

-- The word must be one of these.
function tools.check_word(word, names, what)
  if tools.has(names, word) then return end
  tools.mistake(("there is no %s \"%s\"%s"):format(what, tostring(word),
    tools.did_you_mean(tostring(word), names)))
end

-- "FILE.lua:3:5: what", perhaps without the column: file, line, column, what; nil: it has no place.
function tools.place_in(message)
  local path, line, rest = message:match "^([^\n]-%.lua):(%d+):(.*)$"
  if not path then return nil end
  local column, said = rest:match "^(%d+): ?(.*)$"
  return path, tonumber(line), tonumber(column), said or rest:match "^ ?(.*)$"
end

-- The line of the file `source` that is running; nil when none of it is.
function tools.line_in(source)
  for level = 2, 60 do
    local info = debug.getinfo(level, "Sl")
    if not info then return nil end
    if info.source == source then return info.currentline end
  end
  return nil
end

-- { "a", "b" } -> { a = true, b = true }, of as many lists as are given
function tools.set_of(...)
  local set = {}
  for _, list in ipairs { ... } do
    for _, word in ipairs(list) do set[word] = true end
  end
  return set
end

-- A class: methods of its own (which may be none), and those it has from another one.
-- What it does not have is an error, unless `fallback(object, key)` knows it, as it does
-- the keys of `more`: a misspelt method of a scenario is told with its line.  `others`: words of
-- another game; `players`: the class to which what is no method here may belong.
function tools.class(what, own, common, fallback, more, others, players)
  local methods = setmetatable(own or {}, { __index = common })
  local made = { methods = methods }
  function made.__index(object, key)
    local found = methods[key]
    if found ~= nil then tools.table = rawget(object, "table") or object end
    if found == nil and fallback then found = fallback(object, key) end
    if found ~= nil then return found end
    local ours = others and others[key] -- another game's word
    if players and players.methods[key] then ours = "t.p1:" .. key end
    tools.mistake(("%s has no \"%s\"%s"):format(what, tostring(key), ours
      and (" (did you mean \"%s\"?)"):format(ours)
      or tools.did_you_mean(tostring(key), tools.keys(methods, common, more or {}))))
  end
  return made
end

-- What is asked of whom, in one line.
function tools.headline(decision)
  if not decision then return "no decision is open (the game is over)" end
  local range = decision.shape == "order" and "" or (", %d to %d"):format(decision.min, decision.max)
  return ("p%d decides: %s (%s, %s%s)"):format(decision.player, decision.question, decision.rule,
    decision.shape, range)
end

function tools.describe(decision)
  local lines = { tools.headline(decision) }
  if not decision then return lines[1] end
  for i, option in ipairs(decision.options) do
    lines[#lines + 1] = ("      %d. [%s] %s%s"):format(i, option.id, option.label,
      option.manual and " (manual)" or "")
  end
  return table.concat(lines, "\n")
end

-- The report shows the options of what is open.
function tools.unexpected(wanted, decision)
  tools.differ(wanted, "another decision: " .. tools.headline(decision))
end

-- It is the decision that was meant, but has no such option.
function tools.not_among(wanted, decision, hint)
  tools.differ(wanted, (decision and "no such option: " or "") .. tools.headline(decision) .. (hint or ""))
end

function tools.seat_of(player, t)
  if type(player) == "table" and player.seat then return player.seat end
  local seat = type(player) == "string" and tonumber(player:match "^p(%d)$")
  if not seat then
    tools.fail(("players are called p1, p2 and so on, not \"%s\""):format(tostring(player)))
  end
  if t then tools.check_seat(t, seat, ("\"%s\""):format(player)) end
  return seat
end

-- Refuses a seat at which nobody sits: `what` is the words that name it.
function tools.check_seat(t, seat, what)
  if seat >= 1 and seat <= t.seats then return end
  tools.mistake(("%s: there are %d players, p1 to p%d"):format(what, t.seats, t.seats))
end

return tools
