-- SPDX-License-Identifier: MIT
--
-- scenario.lua -- `lunarbiter test`: finds scenarios, plays them, tells which fail.
--
-- A scenario is a position, a few moves and what must be true afterwards;
-- docs/scenarios.md teaches the language.  Its parts:
--
--   scenario/spec.lua      spec files: found, read, which of their scenarios are meant
--   scenario/pools.lua     the cards they are played with
--   scenario/broken.lua    cards that cannot be loaded, and scenarios that need them
--   scenario/few.lua       the few that are needed where one has changed: for
--   scenario/watch.lua     --watch, and scenario/mutate.lua --mutate
--   scenario/coverage.lua  --coverage
--   scenario/vacuous.lua   --vacuous
--   scenario/silent.lua    --silent
--   scenario/share.lua     --threads
--   scenario/play.lua      plays one and says what came of it
--   scenario/report.lua    tells it, to people and programs
--   scenario/draw.lua      a position as text
--   scenario/position.lua  from the table of a scenario to a game
--   scenario/table.lua     the acts of players; scenario/expect.lua what is compared
--   scenario/NAME.lua      the words of a game
--   scenario/notes.lua     what each word means; annotations.lua and reference.lua write that
--                          down for editors and readers

local engine = require "lunarbiter"
local broken = require "scenario.broken"
local confine = require "confine"
local play = require "scenario.play"
local pools = require "scenario.pools"
local report = require "scenario.report"
local share = require "scenario.share"
local spec = require "scenario.spec"

-- A filter that lets nothing through is a slip: all that was meant would go unplayed.
local function need_some(count, options)
  if confine.spent() or count > 0 or not options.summary then return end
  for name, said in pairs { only = "has %q in its name", rule = "cites the rule %q", card = "names the card %q" } do
    if options[name] then error("no scenario here " .. said:format(options[name]), 0) end
  end
  if options.silent then error("no scenario here is of two players alone, in a game that seats more", 0) end
end

-- ---- Playing all ------------------------------------------------------------------------

-- Tells the lines of a file that could not fail (scenario/vacuous.lua).
local function judge(read, watched, scenarios, tell)
  require "scenario.vacuous".judge(read, watched, function(i, line, name)
    tell { spec = read, scenario = scenarios[i], status = "vacuous", line = line, milliseconds = 0,
      message = (":%s holds whatever happens (docs/testing.md, \"Lines that say nothing\")"):format(name) }
  end)
end

-- Calls `tell` with the result of each wanted scenario of a file.
local function play_file(path, options, kept, told)
  local read, pool, failure
  local function tell(result)
    if result.status == "failed" then result.message = play.hint(read, result.message) end
    told(result)
  end
  if confine.spent() then return end
  read, failure = play.read(path, options)
  if not read then return tell(failure) end
  pool, failure = play.pool(read, function() return kept:whole(read) end)
  if not pool then return tell(failure) end
  for _, result in ipairs(broken.news(pool, kept.told)) do tell(result) end
  local watched, of = {}, {}
  for _, scenario in ipairs(read.scenarios) do
    if spec.is_wanted(scenario, options, read.game) and not confine.spent() then
      local result = play.scenario(pool, read, scenario, options)
      tell(result)
      if result.watched then watched[#watched + 1], of[#of + 1] = result.watched, scenario end
    end
  end
  if options.vacuous then judge(read, watched, of, tell) end
  if options.observe then options.observe(pool, path) end
  collectgarbage() -- the games
end

local PAGE = { "files", "passed", "failed", "vacuous", "scenarios", "coverage" }

-- What is told of a result, as plain values: they may come from another process.
local function item_of(result, options)
  local item = { status = result.status, key = result.shared and report.first_line(result), lines = {} }
  local function add(line) item.lines[#item.lines + 1] = line end
  if options.json then item.entry = report.entry(result) end
  if result.status ~= "passed" then report.failure(add, result, options) end
  if options.verbose and result.status == "passed" then add("ok " .. result.scenario.name) end
  return item
end

local function play_all(found, options, paths)
  local seen = options.coverage and require "scenario.coverage".new()
  if seen then options.observe = function(pool) seen:saw(pool) end end
  local kept = pools.new(options)
  local page = { files = #found, passed = 0, failed = 0, vacuous = options.vacuous and 0 or nil,
    scenarios = {} }
  local told = {} -- what is wrong for many is told once
  local function tell(item)
    if item.key and told[item.key] then return end
    if item.key then told[item.key] = true end
    page[item.status] = (page[item.status] or 0) + 1
    if item.entry then page.scenarios[#page.scenarios + 1] = report.ordered(item.entry) end
    for _, line in ipairs(item.lines) do options.print(line) end
  end
  share.each(options, #found, function(i)
    local items = {}
    play_file(found[i], options, kept, function(result) items[#items + 1] = item_of(result, options) end)
    return items
  end, function(items)
    for _, item in ipairs(items) do tell(item) end
  end)
  need_some(page.passed + page.failed, options)
  if seen then page.coverage = seen:tell(paths, found, options) end
  if options.json then
    (options.page or report.page)(page, PAGE)
  elseif options.summary then
    options.print(("%d passed, %d failed%s"):format(page.passed, page.failed,
      page.vacuous and (", %d lines say nothing"):format(page.vacuous) or ""))
  end
  return page
end

-- ---- Listing ----------------------------------------------------------------------------

local function list_all(found, options)
  local page = { files = #found, failed = 0, scenarios = {} }
  for _, path in ipairs(found) do
    if confine.spent() then break end
    local read, failure = play.read(path, options)
    if failure then
      page.failed = page.failed + 1
      report.failure(options.print, failure, options)
    end
    for _, scenario in ipairs(read and read.scenarios or {}) do
      if spec.is_wanted(scenario, options) then
        page.scenarios[#page.scenarios + 1] = report.place(read, scenario)
        if not options.json then
          options.print(("%s:%d: %s"):format(path, scenario.line, scenario.name))
        end
      end
    end
  end
  need_some(#page.scenarios + page.failed, options)
  if options.json then report.page(page, PAGE) end
  return page
end

-- ---- What was asked for -----------------------------------------------------------------

-- What a caller leaves out is what the program would say.
local function complete(given)
  local options = given or {}
  local data = options.scripts and options.cards and "" or engine.data(options.data)
  options.scripts = options.scripts or data .. "/scripts"
  options.cards = options.cards or data .. "/cards"
  options.print = options.print or print
  options.games = engine.games()
  if options.check == nil then options.check = true end
  return options
end

-- Other tools call this, too.  `options.observe(pool, path)` is called when the scenarios of
-- a file have run; its pool then observes what scripts do (pool:observed).
local function run(paths, given)
  local options = complete(given)
  paths = type(paths) == "string" and { paths } or paths
  local ok, page = pcall(function()
    if options.mutate then return require "scenario.mutate"(paths, options) end
    if options.watch then return require "scenario.watch"(paths, options) end
    local found = spec.find(paths)
    if options.bounded then confine.allow_files(options.budget, #found) end
    return (options.list and list_all or play_all)(found, options, paths)
  end)
  if not ok then error(type(page) == "table" and page.message or page, 0) end
  return page
end

return { run = run }
