-- SPDX-License-Identifier: MIT
--
-- look.lua -- what is wrong with a text as it is written, its card as `show` sees it, and its
-- scenarios.  Texts of strangers are loaded and run apart, in a copy of this process that has the
-- cards' names and ends with its result.
--
-- A check of one text must not load the cards of a game anew: it takes stubs of them, texts with
-- what other cards can see of a card.

local engine = require "lunarbiter"
local files_of = require "check.files"
local json = require "json"
local names = require "check.names"

local look = {}

local CHECK_SECONDS, TEST_SECONDS = 10, 60
local PARTS = { "place", "script", "players", "spec", "text", "format" }

-- ---- Stubs ---------------------------------------------------------------------------------------

local STUB = { "id", "name", "type", "class", "might", "evolved", "token" }
local LISTS = { "domains", "supertypes", "tags", "traits", "aliases" }

local function stub_of(pool, def)
  local declared, parts = pool:declared(def), {}
  for _, field in ipairs(STUB) do
    local value = declared[field]
    if value ~= nil then parts[#parts + 1] = ("%s = %s"):format(field, type(value) == "string" and ("%q"):format(value) or tostring(value)) end
  end
  for _, field in ipairs(LISTS) do
    local list = {}
    for i, each in ipairs(type(declared[field]) == "table" and declared[field] or {}) do list[i] = ("%q"):format(each) end
    if #list > 0 then parts[#parts + 1] = ("%s = { %s }"):format(field, table.concat(list, ", ")) end
  end
  return "return card { " .. table.concat(parts, ", ") .. " }"
end

-- The stubs of a game, and what its cards are called; made once.
local function warm(state, game)
  if state.stubs[game] then return end
  local options, stubs = state.options, {}
  local pool = engine.pool { scripts = options.scripts, game = game, cards = options.cards .. "/" .. game }
  for def = 1, pool:count() do
    local kind, file = pool:type(def), pool:file(def)
    if kind ~= "keyword" and kind ~= "format" and file then stubs[#stubs + 1] = { file, stub_of(pool, def), id = pool:id(def) } end
  end
  pool:close()
  state.stubs[game] = stubs
  names.warm(game, options)
end

-- The stubs beside a mod: those of cards that it replaces are left out.
local function beside(state, mod)
  local replaced, stubs = {}, {}
  for _, id in ipairs(mod.replaces or {}) do replaced[id] = true end
  for game, list in pairs(state.stubs) do
    stubs[game] = {}
    for _, stub in ipairs(list) do
      if not replaced[stub.id] then stubs[game][#stubs[game] + 1] = stub end
    end
  end
  return stubs
end

-- ---- Apart -----------------------------------------------------------------------------------------

-- Calls f apart and gives the table that it returns.
local function apart(options, seconds, f)
  local fine, text = options.apart(function() return json.encode(f()) end, seconds)
  if not fine then error(text, 0) end
  return json.decode(text)
end

local function array(list) return setmetatable(list, { __jsontype = "array" }) end

-- The problems of a report that lie in the file, with places for an editor.
local function problems_of(report, path)
  local list = {}
  for _, problem in ipairs(report:sorted()) do
    if files_of.absolute(problem.file) == path then
      list[#list + 1] = { line = problem.line, column = problem.column, severity = problem.severity, code = problem.code,
        message = problem.message, hint = problem.hint, rule = problem.rule }
    end
  end
  return array(list)
end

local function check(state, mod, path, text)
  if not files_of.is_looked_at(path) then return { problems = array {}, game = mod.game } end
  local options = { scripts = state.options.scripts, cards = state.options.cards, game = nil, coverage = false, quiet = false,
    buffers = { [path] = text }, stubs = beside(state, mod), parts = PARTS, print = function() end }
  if path:match "%.txt$" then options.parts, options.buffers = { "deck" }, {} end
  local report = require "check".look({ path }, options)
  return { problems = problems_of(report, path), game = mod.game }
end

local function draw(state, mod, path, text)
  local options = state.options
  local told = require "show".look(path, text, { scripts = options.scripts, cards = options.cards, stubs = beside(state, mod) })
  return told
end

-- The scenarios of a file or of those beside a card, and the lines of its functions that ran.
local function test(state, path)
  local options = state.options
  local page = require "scenario".run({ path }, { scripts = options.scripts, cards = options.cards, json = true, coverage = true,
    check = true, print = function() end, page = function() end })
  local scenarios, coverage = {}, {}
  for i, entry in ipairs(page.scenarios) do
    scenarios[i] = { name = entry.name, file = entry.file and files_of.absolute(entry.file), line = entry.line,
      status = entry.status, failed_line = entry.failed_line, message = entry.message, situation = entry.situation }
  end
  for _, entry in ipairs(page.coverage or {}) do
    coverage[#coverage + 1] = { file = files_of.absolute(entry.file), missed = array(entry.missed), lines = entry.lines }
  end
  return { passed = page.passed, failed = page.failed, scenarios = array(scenarios), coverage = array(coverage) }
end

-- Paths below the mod's folder; others as they are.
local function inside(mod, path)
  local folder = files_of.absolute(mod.folder) .. "/"
  return path and path:sub(1, #folder) == folder and path:sub(#folder + 1) or path
end

-- ---- The functions ---------------------------------------------------------------------------------

function look.serve(options, place)
  local state = { options = options, stubs = {} }
  local serve = {}

  local function prepare(asked)
    local mod = place:mod(asked.mod)
    local path = place:file(mod, asked.path)
    if mod.game then warm(state, mod.game) end
    return mod, files_of.absolute(path)
  end

  -- { game } -> {}: what checks of that game need is made now.
  function serve.warm(asked)
    warm(state, asked.game)
    return {}
  end

  -- { mod, path, text } -> { problems = { { line, column, severity, code, message, hint, rule } } }
  function serve.check(asked)
    local mod, path = prepare(asked)
    return apart(options, CHECK_SECONDS, function() return check(state, mod, path, asked.text) end)
  end

  -- { mod, path, text } -> { cards = facts, text }
  function serve.draw_card(asked)
    local mod, path = prepare(asked)
    return apart(options, CHECK_SECONDS, function() return draw(state, mod, path, asked.text) end)
  end

  -- { mod, path } -> { passed, failed, scenarios, coverage }
  function serve.test(asked)
    local mod, path = prepare(asked)
    local page = apart(options, TEST_SECONDS, function() return test(state, path) end)
    for _, entry in ipairs(page.scenarios) do entry.file = inside(mod, entry.file) end
    for _, entry in ipairs(page.coverage) do entry.file = inside(mod, entry.file) end
    array(page.scenarios)
    array(page.coverage)
    return page
  end

  return serve
end

return look
