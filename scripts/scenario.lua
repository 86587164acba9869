-- SPDX-License-Identifier: MIT
--
-- scenario.lua -- finds scenarios, runs them, and tells which fail.
--
-- A scenario is a position, a few moves and what must be true afterwards;
-- docs/scenarios.md teaches the language.  A spec file is read and its test cards
-- are cut out; its scenarios are collected; for each a position is built
-- (scenario/position.lua) and its function plays (scenario/table.lua) and
-- compares (scenario/expect.lua).  What goes wrong is told with the line of the
-- spec file.

local lfs = require "lfs"
local engine = require "lunarbiter"
local build = require("scenario.position").build
require "scenario.expect"
local new_deck = require("scenario.deck").new
local tools = require "scenario.tools"

local fail = tools.fail
local describe = tools.describe

-- ---- Which game ---------------------------------------------------------------------

-- The game in whose folder a spec lies (cards/NAME/, scenarios/NAME/), else the default
-- one; what a scenario may say of it is its table, scenario/NAME.lua.
local function game_of(path, options)
  if options.game then return options.game end
  for _, home in ipairs { "cards", "scenarios" } do
    local name = ("/" .. path):match("/" .. home .. "/([^/]+)/")
    if tools.has(options.games, name) then return name end
  end
  return options.games[1]
end

local function words_of(game) return require("scenario." .. game) end

-- ---- Reading a spec file ------------------------------------------------------------------

local function read_file(path)
  local file, why = io.open(path, "rb")
  if not file then fail(why) end
  local text = file:read "a"
  file:close()
  return text
end

local function lines_of(text)
  local lines = {}
  for line in (text .. "\n"):gmatch "(.-)\r?\n" do lines[#lines + 1] = line end
  return lines
end

-- How a test card begins in a line, what its text begins with, and the line that
-- ends it: `test_card { ... }` is the table of a card, `test_card(function() ...
-- end)` holds a whole card file, for those that need something beside the table.
local CARD_FORMS = {
  { begins = "^test_card(%s*{.*)$", text = "return card", ends = "}" },
  { begins = "^test_card%(function%(%)(.*)$", text = "", ends = "end)" },
}

local function card_begins(line)
  for _, form in ipairs(CARD_FORMS) do
    local rest = line:match(form.begins)
    if rest then return form, form.text .. rest end
  end
  return nil
end

-- Cuts the test cards out of a file.  They are compiled in the sandbox like any
-- card, so the runner hands their text to the card loader.  Both parts keep their
-- line numbers.
local function cut_test_cards(path, text)
  local rest, cards, current, form = {}, {}, nil, nil
  for number, line in ipairs(lines_of(text)) do
    local begun, first = nil, nil
    if not current then begun, first = card_begins(line) end
    if begun then
      form, current = begun, { string.rep("\n", number - 1) .. first }
    elseif current and line == form.ends then
      current[#current + 1] = form.ends == "}" and "}" or ""
    elseif current then
      current[#current + 1] = line
    end
    rest[number] = current and "" or line
    if current and (line == form.ends or begun and line:match "}%s*$") then
      cards[#cards + 1] = { path, table.concat(current, "\n") .. "\n" }
      current = nil
    end
  end
  if current then fail(("a test_card does not end with a line `%s`"):format(form.ends)) end
  return table.concat(rest, "\n"), cards
end

-- The scenarios of a file, and the text of the cards it defines or uses.
local function read_spec(path)
  local source, cards = cut_test_cards(path, read_file(path))
  local spec = { path = path, scenarios = {}, cards = cards }
  local env = setmetatable({}, { __index = _G })
  -- use "test_cards.lua": the test cards of another file beside this one
  function env.use(name)
    local other = (path:match "^.*/" or "") .. name
    local _, more = cut_test_cards(other, read_file(other))
    table.move(more, 1, #more, #cards + 1, cards)
  end
  function env.scenario(name)
    return function(given)
      given.name, given.line = nil, nil
      local info = debug.getinfo(2, "l")
      spec.scenarios[#spec.scenarios + 1] = { name = name, given = given, line = info.currentline }
    end
  end
  local chunk, why = load(source, "@" .. path, "t", env)
  if not chunk then fail(why) end
  chunk()
  return spec
end

-- ---- Running ----------------------------------------------------------------------------------

-- Finds where in the spec file it went wrong, while the stack still stands.
local function locate(path)
  return function(problem)
    if type(problem) ~= "table" then problem = { message = tostring(problem) } end
    for level = 2, 60 do
      local info = debug.getinfo(level, "Sl")
      if not info then break end
      if info.source == "@" .. path then
        problem.line = info.currentline
        break
      end
    end
    return problem
  end
end

local function event_line(t, event)
  local parts = { ("%d. %s"):format(event.number, event.kind) }
  if event.name then parts[#parts + 1] = event.name end
  if event.actor then parts[#parts + 1] = "by p" .. event.actor end
  if event.place then parts[#parts + 1] = "at " .. t:place_name(event.place) end
  if event.amount ~= 0 then parts[#parts + 1] = tostring(event.amount) end
  if event.source_name then parts[#parts + 1] = "from " .. event.source_name end
  return "      " .. table.concat(parts, " ")
end

-- What has happened since the last expectation that held, and what is open now.
local function situation(t)
  local lines = { "    since the last expectation that held:" }
  for _, event in ipairs((t.game:events(t.logged))) do
    lines[#lines + 1] = event_line(t, event)
  end
  if #lines == 1 then lines[1] = lines[1] .. " nothing" end
  lines[#lines + 1] = "    open: " .. describe(t:now())
  return table.concat(lines, "\n")
end

local function report(print, spec, scenario, problem, t)
  local said = problem.message or ("expected %s, got %s"):format(problem.expected, problem.got)
  local line = problem.line or scenario.line
  print(("%s:%d: scenario \"%s\": %s"):format(spec.path, line, scenario.name, said))
  if not t then return end
  local ok, more = pcall(situation, t)
  if type(more) == "table" then more = more.message end
  print(ok and more or "    (the position cannot be shown: " .. tostring(more) .. ")")
end

-- The function of a scenario is the one positional field of its table.
local function run_scenario(pool, spec, scenario, options)
  local t
  local ok, problem = xpcall(function()
    local play = scenario.given[1]
    if type(play) ~= "function" then fail "a scenario needs a function(t) as its last field" end
    local words = words_of(spec.game)
    if scenario.given.deck then return play(new_deck(pool, scenario.given, words)) end
    t = build(pool, scenario.given, options, words)
    play(t)
    t:settle()
    t.game:check()
  end, locate(spec.path))
  if ok then return true end
  report(options.print, spec, scenario, problem, t)
  return false
end

local function is_wanted(scenario, options)
  return not options.only or (scenario.name):find(options.only, 1, true) ~= nil
end

-- The pool of all cards of the game and those a spec brings.  Loading it takes longer
-- than most scenarios: it is kept for the next spec that brings the same ones, and the
-- pool of the many that bring none is kept all the time.
local function pool_of(spec, options, pools)
  local key = { spec.game }
  for _, card in ipairs(spec.cards) do key[#key + 1] = card[1] .. "\n" .. card[2] end
  local text = table.concat(key, "\0")
  if not pools[text] then
    local extra = words_of(spec.game).test_cards()
    table.move(spec.cards, 1, #spec.cards, #extra + 1, extra)
    for other in pairs(pools) do
      if not tools.has(options.games, other) then pools[other] = nil end
    end
    pools[text] = engine.pool { scripts = options.scripts, game = spec.game,
      cards = options.cards .. "/" .. spec.game, extra = extra,
      observe = options.observe ~= nil }
  end
  return pools[text]
end

local function run_spec(path, options, result, pools)
  local spec
  local ok, problem = xpcall(function()
    spec = read_spec(path)
    spec.game = game_of(path, options)
  end, locate(path))
  local pool
  if ok then
    ok, problem = xpcall(function() pool = pool_of(spec, options, pools) end, locate(path))
  end
  result.files = result.files + 1
  if not ok then
    local line = problem.line and ":" .. problem.line or ""
    options.print(("%s%s: %s"):format(path, line, problem.message))
    result.failed = result.failed + 1
    return
  end
  for _, scenario in ipairs(spec.scenarios) do
    if is_wanted(scenario, options) then
      local good = run_scenario(pool, spec, scenario, options)
      local count = good and "passed" or "failed"
      result[count] = result[count] + 1
      if good and options.verbose then options.print("ok " .. scenario.name) end
    end
  end
  if options.observe then options.observe(pool, path) end
  collectgarbage() -- the games
end

-- Every file under `path` that is a spec, sorted; a path that is a file is one.
local function find_specs(path, found)
  local mode = lfs.attributes(path, "mode")
  if not mode then fail(path .. ": no such file or directory") end
  if mode ~= "directory" then
    found[#found + 1] = path
    return
  end
  local names = {}
  for name in lfs.dir(path) do
    if name:sub(1, 1) ~= "." then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local full = path .. "/" .. name
    if lfs.attributes(full, "mode") == "directory" then
      find_specs(full, found)
    elseif name:match "_spec%.lua$" then
      found[#found + 1] = full
    end
  end
end

-- `options.observe(pool, path)` is called when the scenarios of a file have run; its pool
-- then observes what scripts do (pool:observed).
local function run(paths, options)
  local found = {}
  local ok, problem = pcall(function()
    for _, path in ipairs(paths) do find_specs(path, found) end
  end)
  if not ok then error(type(problem) == "table" and problem.message or problem, 0) end
  options.games = engine.games()
  local result, pools = { files = 0, passed = 0, failed = 0 }, {}
  for _, path in ipairs(found) do run_spec(path, options, result, pools) end
  return result
end

return { run = run }
