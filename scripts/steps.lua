-- SPDX-License-Identifier: MIT
--
-- steps.lua -- plays one scenario and tells each of its steps: the line, whether it held, what
-- happened, and the table as the host sees it afterwards.
--
-- A step is a call that the scenario itself makes to its table, a player or a list of cards; what
-- such a call calls in turn belongs to it.  options.told is JSON: { text =, or file = below the data
-- folder, name =, game = }.

local json = require "json"
local engine = require "lunarbiter"
local play = require "scenario.play"
local pools = require "scenario.pools"
local table_of = require "scenario.table"
local tools = require "scenario.tools"

local STEPS_MAX = 400

-- ---- The table, as messages tell it ---------------------------------------------------------------

local SEATS = { seat = true, owner = true, controller = true, player = true }

-- Ids become texts, and seats are counted from 0.
local function told(t, value, key)
  if type(value) == "userdata" then return t.game:text(value) end
  if SEATS[key] and math.type(value) == "integer" then return value - 1 end
  if type(value) ~= "table" then return value end
  local out = {}
  for name, each in pairs(value) do out[name] = told(t, each, name) end
  return out
end

-- The view as the host has it; what lies in decks is only counted.
local function view_of(t)
  local view = told(t, t.game:view())
  for _, zone in ipairs(view.zones) do
    if zone.zone:find "deck" then zone.cards = json.empty() end
  end
  return view
end

-- What happened behind event number `after`, in a few words each.
local function events(t, after)
  local lines = {}
  for _, event in ipairs((t.game:events(after))) do
    lines[#lines + 1] = ("%s%s%s"):format(event.kind, event.name and " " .. event.name or "",
      event.rule ~= "" and event.rule and (" (%s)"):format(event.rule) or "")
  end
  return lines
end

-- ---- Steps --------------------------------------------------------------------------------------------

local function lines_of(path)
  local lines = {}
  for line in io.lines(path) do lines[#lines + 1] = line end
  return lines
end

-- Lets every call of the scenario to an object of these classes be told to `step`.
local function watch(classes, step)
  local depth = 0
  for _, class in pairs(classes) do
    local index = class.__index
    class.__index = function(object, key)
      local found = index(object, key)
      if type(found) ~= "function" or depth > 0 then return found end
      return function(...)
        depth = depth + 1
        local results = table.pack(pcall(found, ...))
        step(results[1], results[2])
        depth = depth - 1
        if not results[1] then error(results[2], 0) end
        return table.unpack(results, 2, results.n)
      end
    end
  end
end

local function message_of(problem)
  if type(problem) ~= "table" then return tostring(problem) end
  return problem.message or ("expected %s, got %s"):format(tostring(problem.expected), tostring(problem.got))
end

local function find(scenarios, name)
  for _, one in ipairs(scenarios) do
    if not name or one.name == name then return one end
  end
  error(("there is no scenario '%s' in it"):format(name or ""), 0)
end

local function play_steps(asked, options, path)
  local read, failure = play.read(path, options)
  if not read then error(("line %s: %s"):format(failure.line or "?", failure.message), 0) end
  local scenario = find(read.scenarios, asked.name)
  local pool = pools.new(options):whole(read)
  local source, steps, names = lines_of(path), {}, {}
  for i, one in ipairs(read.scenarios) do names[i] = one.name end
  local t, last = nil, 0
  local function add(line, passed, problem)
    if #steps >= STEPS_MAX or not t then return end
    local after = last
    last = t:last_event()
    steps[#steps + 1] = { line = line or scenario.line,
      text = (source[line or scenario.line] or ""):match "^%s*(.-)%s*$", passed = passed,
      message = not passed and message_of(problem) or nil, told = events(t, after),
      view = view_of(t) }
  end
  local act = scenario.given[1]
  scenario.given[1] = function(made)
    t = made
    add(scenario.line, true)
    watch(t.classes, function(passed, problem)
      add(tools.line_in("@" .. path), passed, problem)
    end)
    return act(made)
  end
  local result = play.scenario(pool, read, scenario, { check = true, scripts = options.scripts,
    cards = options.cards, games = options.games })
  local passed = result.status == "passed"
  if not passed and (#steps == 0 or steps[#steps].passed) then
    steps[#steps + 1] = { line = result.line or scenario.line,
      text = (source[result.line or scenario.line] or ""):match "^%s*(.-)%s*$", passed = false,
      message = result.message, told = {} }
  end
  return { names = names, name = scenario.name, game = read.game, steps = steps, passed = passed,
    message = result.message }
end

local function run(_, options)
  local asked = json.decode(options.told)
  local path = asked.file and options.scripts:gsub("/scripts$", "") .. "/" .. asked.file
  if not path then
    path = options.scratch
    local file = assert(io.open(path, "w"))
    file:write(asked.text)
    file:close()
  end
  options.game, options.games = asked.game, engine.games()
  local fine, page = pcall(play_steps, asked, options, path)
  if not fine then error(type(page) == "table" and message_of(page) or page, 0) end
  options.print(json.encode(page))
  return {}
end

-- `table_of` is loaded so that the classes exist before a game's words ask for them.
return table_of and { run = run }
