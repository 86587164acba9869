-- SPDX-License-Identifier: MIT
--
-- players.lua -- who does what a function says for several players (411.1): an action is its
-- controller's unless it names somebody else, so one that stands in a loop over players, or
-- works on what another player has chosen, should say `by` (or `own`).

local engine = require "lunarbiter"

-- ---- The game's actions ---------------------------------------------------------------------

-- Questions to a player: nobody is responsible for an answer.
local QUESTIONS = { choose = true, yes = true, number = true, pay = true, pay_any = true }

local rows_of = {}

-- Action -> the names that say who does it, as keys.
local function rows(game)
  if rows_of[game] then return rows_of[game] end
  local all = {}
  for _, action in ipairs(engine.words(game).actions) do
    local who = {}
    for _, param in ipairs(action.params) do
      if param.named and (param.name == "by" or param.name == "own") then who[param.name] = true end
    end
    if who.by and not QUESTIONS[action.name] then all[action.name] = who end
  end
  rows_of[game] = all
  return all
end

-- ---- Calls ------------------------------------------------------------------------------------

-- Whether a call whose bracket opens at `open` says one of these names.
local function says(source, open, names)
  for at = open, source.tokens[open].close or open do
    local token = source.tokens[at]
    if token.kind == "name" and names[token.text] and source:is_key(at) then
      local inside = source.tokens[token.open].open -- the bracket around the table
      if inside == open or token.open == open then return true end
    end
  end
  return false
end

-- The bracket of `game.NAME(...)` or `game.NAME { ... }` whose NAME stands at `i`; nil: it is none.
local function call_at(source, i)
  local called = source:is(i, "name") and source:is(i - 1, "op", ".") and source:is(i - 2, "name", "game")
  return called and (source:is(i + 1, "op", "(") or source:is(i + 1, "op", "{")) and i + 1 or nil
end

-- ---- Loops over players -----------------------------------------------------------------------

local PLAYERS = { players = true, opponents = true, poll = true }

-- The bodies of `for ... in ipairs(game.players()) do ... end`, also of those who were asked: { first, last }.
local function loops(source)
  local list = {}
  for word in pairs(PLAYERS) do
    for _, i in ipairs(source:places(word)) do
      local open = call_at(source, i)
      if open and source:is(i - 3, "op", "(") and source:is(i - 4, "name", "ipairs") then
        local at = source.tokens[i - 3].close + 1
        local body = source.tokens[at]
        if body and body.text == "do" and body.close then list[#list + 1] = { first = at, last = body.close } end
      end
    end
  end
  return list
end

local CHOSEN = { by = true }

-- Lists of a function that get what other players choose: table.insert(NAME, game.choose(..., { by = who }))
local function filled(source, loop)
  local names = {}
  for at = loop.first, loop.last do
    local chooses = source:is(at, "name", "choose") and call_at(source, at)
    if chooses and says(source, chooses, CHOSEN) and source:is(at - 3, "op", ",") and source:is(at - 6, "name", "insert") then
      names[source.tokens[at - 4].text] = true
    end
  end
  return names
end

-- ---- What is told -----------------------------------------------------------------------------

local MESSAGE = "game.%s names nobody, so you do it, not %s: by = player%s (411.1)"

local function tell(work, i, whom)
  local name = work.source.tokens[i].text
  work.report:at(work.source, work.source.tokens[i], "nobody-named", MESSAGE, name, whom,
    work.rows[name].own and ", or own = true" or "")
end

local function check_loop(work, loop)
  local source, names = work.source, filled(work.source, loop)
  for at = loop.first, #source.tokens do
    local token = source.tokens[at]
    local row = token.kind == "name" and work.rows[token.text]
    local open = row and call_at(source, at)
    if open and not says(source, open, row) then
      local argument = source.tokens[open + 1]
      if at < loop.last then tell(work, at, "the player of the loop")
      elseif argument and names[argument.text] and argument.kind == "name" then
        tell(work, at, "the players who have chosen")
      end
    end
  end
end

-- game.move(game.choose(theirs, { by = rival }), ...)
local function check_chosen(work)
  local source = work.source
  for _, i in ipairs(source:places "choose") do
    local open = call_at(source, i)
    local before = i - 4
    local row = open and source:is(i - 3, "op", "(") and source:is(before, "name") and work.rows[source.tokens[before].text]
    if row and call_at(source, before) and says(source, open, CHOSEN) and not says(source, i - 3, row) then
      tell(work, before, "the player who has chosen")
    end
  end
end

local function check(files, report)
  for _, file in ipairs(files) do
    local readable = (file.kind == "card" or file.kind == "keyword") and not file.source.unreadable
    if readable and file.source.text:find("game.", 1, true) then
      local work = { source = file.source, report = report, rows = rows(file.game) }
      for _, loop in ipairs(loops(file.source)) do check_loop(work, loop) end
      check_chosen(work)
    end
  end
end

return { check = check }
