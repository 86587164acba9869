-- SPDX-License-Identifier: MIT
--
-- play.lua -- plays the scenarios of a spec, and says of each what came of it:
--
--   { spec, scenario, status = "passed" | "failed", message, line, milliseconds,
--     table = the table where it stands, of one that failed }
--
-- A spec that cannot be read is one failure without a scenario, and so is a file that cannot be
-- loaded; `shared` ones are of many specs: they are told once.

local broken = require "scenario.broken"
local confine = require "confine"
local build = require("scenario.position").build
require "scenario.expect"
local new_deck = require("scenario.deck").new
local dialect = require "dialect"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

local fail = tools.fail

local play = {}

-- The line of a file; "" when there is none.
local function line_at(path, number)
  local at = 0
  for line in io.lines(path) do
    at = at + 1
    if at == number then return line end
  end
  return ""
end

-- What is wrong with a line at which the language itself stumbled: most often a point where a
-- colon belongs, or a value of another kind than is taken.
local function stumbled(path, line, message)
  local text = line and line_at(path, line) or ""
  local object, method = text:match "%f[%w]([%a]%.?p?%d?)%.([%a_]+)%s*[%(\"'{]"
  if object and (object == "t" or object:match "^t%.p%d$") then
    return ("methods are called with a colon: %s:%s(...)"):format(object, method)
  end
  return ("this line gives a value of another kind than is taken here (%s)"):format(
    (message:gsub(" %(%a+ '[^']*'%)$", "")))
end

-- A name that stands for nothing: most often the table or a player, which have to be said.
local function nothing_called(message)
  local name = message:match "%(global '(%w+)'%)$"
  if name == "t" then return message .. ": the table is what the scenario's function gets, function(t)" end
  if name and name:match "^p%d$" then return ("%s: a player is t.%s"):format(message, name) end
  return message
end

-- Finds where in the spec file it went wrong, while the stack still stands.
local function locate(path)
  return function(problem)
    if type(problem) == "table" and (problem.message or problem.expected) then
      problem.line = problem.line or tools.line_in("@" .. path)
      return problem
    end
    local said = type(problem) == "string" and problem or ("error(...) was called with a %s, not a text"):format(type(problem))
    local message, line = nothing_called(said), tools.line_in("@" .. path)
    local inside, what = message:match "/scripts/([%w_/]+%.lua:%d+): (.*)$"
    if inside then message = stumbled(path, line, what) end
    return { message = message, line = line, mistake = inside ~= nil }
  end
end

local function message_of(problem)
  return problem.message or ("expected %s, got %s"):format(problem.expected, problem.got)
end

-- A mod.lua or a file of keywords that is wrong: whatever rests on it fails.  nil: it is another
-- failure.
local function shared_failure(message, ending)
  local path, line, column, said = tools.place_in(message)
  return path and path:find(ending .. "$") and { spec = { path = path }, status = "failed",
    message = said, line = line, column = column, milliseconds = 0, shared = true } or nil
end

-- The names of tokens by what stands behind "token-" in their ids: of the cards of a game, and of
-- the test cards of a spec.
local function tokens_called(read, options)
  local file = { game = read.game, path = read.path, source = { text = read.text } }
  return require("check.names").tokens(file, {}, options)
end

-- Reads the old spellings of test cards as the new ones, and says on standard error that it did.
local function renew_cards(read, options)
  local old = 0
  for i, card in ipairs(read.cards) do
    local text, count = dialect.renewed(card[2], read.game, function() return tokens_called(read, options) end)
    read.cards[i], old = { card[1], text }, old + count
  end
  if old > 0 then
    io.stderr:write(("%s: %d old spelling%s read as new: lunarbiter check --fix writes the new ones\n"):format(
      read.path, old, old == 1 and "" or "s"))
  end
end

-- xpcall within the budgets of a scenario; what ends it is told as its failure.
local function confined(act, handler, ...)
  local results = table.pack(pcall(confine.call, xpcall, act, handler, ...))
  if not results[1] then return false, handler(results[2]) end
  if not results[2] and type(results[3]) ~= "table" then return false, handler(results[3]) end
  return table.unpack(results, 2, results.n)
end

-- Reads a spec; nil and a failure when it cannot be.
function play.read(path, options)
  local read
  confine.at(path)
  local ok, problem = confined(function()
    read = spec.read(path, options.trust)
    read.mods = spec.mods_of(path, options)
    read.game, read.guessed = spec.game_of(path, options, read.mods)
    read.games = options.games
    renew_cards(read, options)
  end, locate(path))
  if ok then return read end
  return nil, shared_failure(message_of(problem), "mod%.lua")
    or { spec = { path = path }, status = "failed", message = message_of(problem),
      line = problem.line, milliseconds = 0 }
end

local STRANGE = { "unknown name '", "has no field \"", "no such action", "unknown field '", "has no \"", "no card type" }

-- A spec of a game that nothing names is played as one of the first: words that this does not
-- know may be those of another one.
function play.hint(read, message)
  if not read or not read.guessed then return message end
  for _, words in ipairs(STRANGE) do
    if message:find(words, 1, true) then
      local others = {}
      for _, game in ipairs(read.games) do
        if game ~= read.game then others[#others + 1] = "--game " .. game end
      end
      return ("%s; read as %s, as nothing says which game it is (%s)"):format(message, read.game,
        table.concat(others, ", "))
    end
  end
  return message
end

-- The pool that `make` gives for the spec; nil and a failure when there is none.
function play.pool(read, make)
  local ok, pool = xpcall(make, locate(read.path), read)
  if ok then return pool end
  return nil, shared_failure(message_of(pool), "%.lua") or { spec = read, status = "failed",
    message = message_of(pool), line = pool.line, milliseconds = 0 }
end

-- A table at which a scenario was played, and nothing that a scenario raised in its place.
local function table_of(value)
  return type(value) == "table" and getmetatable(value) and getmetatable(value).is_table and value or nil
end

local function play_out(t, act)
  act(t)
  t:finish()
  t.game:check()
end

-- The function of a scenario is the one positional field of its table.
local function run(pool, read, scenario, options, result)
  local act = scenario.given[1]
  if type(act) ~= "function" then fail "a scenario needs a function(t) as its last field" end
  local words = spec.words_of(read.game)
  if scenario.given.deck then return act(new_deck(pool, scenario.given, words)) end
  local t = build(pool, scenario.given, options, words)
  t.source = "@" .. read.path
  result.table = t
  if not options.vacuous then return play_out(t, act) end
  local vacuous = require "scenario.vacuous"
  vacuous.begin(words)
  result.watched = vacuous.watch(t, function() play_out(t, act) end)
end

-- A scenario that needs a card which cannot be loaded; nil: it does not.
local function without_card(pool, result, message)
  local needs = broken.needed(pool, result.scenario, message)
  if not needs then return nil end
  result.status, result.message, result.needs = "failed", needs, true
  result.line, result.table = result.scenario.line, nil
  result.milliseconds = result.milliseconds or 0
  return result
end

function play.scenario(pool, read, scenario, options)
  local result = { spec = read, scenario = scenario, status = "passed" }
  if without_card(pool, result) then return result end
  local started = os.clock()
  confine.at(read.path)
  local ok, problem = confined(run, locate(read.path), pool, read, scenario, options, result)
  result.milliseconds = (os.clock() - started) * 1000
  if ok then
    result.table = nil
    return result
  end
  if without_card(pool, result, message_of(problem)) then return result end
  result.status, result.message = "failed", message_of(problem)
  result.line = problem.line or scenario.line
  if result.table then result.table = table_of(problem.table) or table_of(tools.table) or result.table end
  result.place = problem.place -- of the card's function that stopped
  if problem.mistake then result.table = nil end
  return result
end

return play
