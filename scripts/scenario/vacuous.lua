-- SPDX-License-Identifier: MIT
--
-- vacuous.lua -- `lunarbiter test --vacuous`: negative lines that say nothing.
--
-- A line that says what is not must be able to fail. It is shown to be so when the same line, word
-- for word, fails somewhere else:
--
--   for another card, place or player of this position, now;
--   at an earlier moment of this scenario;
--   now, with all that can be paid with;
--   at a moment of another scenario of the file: the positive case beside the negative one;
--   in games that go on by chance, from here and from the beginning;
--   or the text of a card that is here names the event or keyword: it could bring it about.
--
-- A line for which all of that holds, too, is listed: the scenario would pass whatever the rule
-- said. A `cannot` that cites a rule is shown by the reason it found. What cannot be meant at all
-- (a card that was never there, an event that never happens to it) is a mistake without this.

local classes = require "scenario.table"
local files = require "files"
local names = require "scenario.names"
local tools = require "scenario.tools"

local vacuous = {}

local GAMES, ANSWERS, PEERS, MOMENTS = 10, 30, 40, 24

-- ---- The words that deny ---------------------------------------------------------------

-- Of each word, which of its arguments may be another card, place or player.
local WORDS = {
  Table = {
    expect_no_option = { option = true }, expect_no_event = { card = 2, event = true },
    expect_no_reason = { card = 2, seat = 2 }, cannot = { card = 3, place = 4, act = true },
  },
  Card = {
    gone = { self = true }, lacks = { self = true, keyword = true }, no_keyword = { self = true, keyword = true },
    unseen_by = { self = true, seat = 1 }, unattached = { self = true }, unbuffed = { self = true },
    unevolved = { self = true },
  },
  Cards = { lacks = { card = 1 }, unseen_by = { seat = 1 } },
}
vacuous.WORDS = WORDS

-- ---- The same line somewhere else -----------------------------------------------------------

-- The arguments as they are said at another table: its own players.
local function moved(args, from, to)
  local list = { n = args.n }
  for i = 1, args.n do
    local each = args[i]
    list[i] = type(each) == "table" and rawget(each, "table") == from and each.seat
      and not rawget(each, "list") and to.players[each.seat] or each
  end
  return list
end

-- What the word is asked of, at another table; nil: it has no such thing.
local function object_at(claim, to, name)
  if claim.kind == "Table" then return to end
  if claim.kind == "Card" then
    return setmetatable({ table = to, name = name or claim.object.name }, to.classes.Card)
  end
  local cards = claim.object
  if claim.kind == "Zone" then return cards end
  if rawget(cards, "zone") then return to:zone(cards.zone, cards.seat) end
  if rawget(cards, "place") then return to:at(cards.place, cards.seat) end
  return to == claim.table and cards or nil
end

-- Does the line fail there? A mistake or an error is no failure.
local function fails(claim, to, args, name)
  local done, problem = pcall(function()
    local object = object_at(claim, to, name)
    if object then claim.word(object, table.unpack(args or moved(claim.args, claim.table, to), 1, claim.args.n)) end
  end)
  return not done and type(problem) == "table" and not problem.mistake and problem.expected ~= nil
end

-- ---- Others, now ------------------------------------------------------------------------

local function card_names(t)
  local list = {}
  for _, one in ipairs(t.cast.list) do
    local card = names.card(t, one)
    if card and not t.words.decks[card.zone] and #list < PEERS then list[#list + 1] = names.exact(t, one) end
  end
  return list
end

local function place_names(t)
  local list = { table.unpack(t.words.places) }
  for _, card in ipairs(t:cards()) do
    if tools.has(t.words.place_zones, card.zone) then list[#list + 1] = card.name end
  end
  return list
end

local function seats_of(t)
  local list = {}
  for seat = 1, t.seats do list[seat] = "p" .. seat end
  return list
end

-- With another value in one place of the arguments.
local function fails_with(claim, at, values)
  if not at or type(claim.args[at]) ~= "string" then return false end
  for _, value in ipairs(values) do
    local args = { table.unpack(claim.args, 1, claim.args.n) }
    args[at] = value
    if value ~= claim.args[at] and fails(claim, claim.table, args) then return true end
  end
  return false
end

-- Options of the question that speak of cards, or are of the kind of what is denied.
local function fails_for_option(claim)
  local t = claim.table
  local decision = t:now()
  for _, option in ipairs(decision and decision.options or {}) do
    local verb = tools.verb_of(option)
    local act = t.words.windows[decision.kind] and (verb == "pass" or verb == "end")
    if not act then return true end
  end
  return false
end

local function happened_at_all(claim)
  local t, kind = claim.table, claim.args[1]
  return t:happened(kind, nil, 0, nil, true) ~= nil
end

-- Of cards in a zone: another zone of the same or another player.
local function fails_for_zones(claim)
  local t = claim.table
  for _, zone in ipairs(t.game:zones()) do
    for seat = 1, t.seats do
      local other = { kind = "Zone", object = t:zone(zone, seat), word = claim.word, args = claim.args, table = t }
      if fails(other, t) then return true end
    end
  end
  return false
end

local function fails_for_others(claim)
  local t, what = claim.table, claim.what
  if claim.kind == "Cards" and fails_for_zones(claim) then return true end
  if what.option and fails_for_option(claim) then return true end
  if what.event and happened_at_all(claim) then return true end
  if what.self then
    for _, name in ipairs(card_names(t)) do
      if fails(claim, t, nil, name) then return true end
    end
  end
  return fails_with(claim, what.card, card_names(t)) or fails_with(claim, what.place, place_names(t))
    or fails_with(claim, t.words.aims[claim.args[2]] and what.place, card_names(t))
    or fails_with(claim, what.seat, seats_of(t))
end

-- ---- Other moments, other games ------------------------------------------------------------

local function fails_earlier(claim)
  for _, moment in ipairs(claim.moments) do
    if fails(claim, moment:copy()) then return true end
  end
  return false
end

-- As if everybody could pay for everything.
local function enriched(t)
  local try = t:copy()
  for seat = 1, try.seats do
    for _, number in ipairs(try.words.riches) do try.game:set(try.game:player(seat), number[1], number[2]) end
  end
  try.decision, try.card_list = false, false
  return try
end

local function fails_when_rich(claim)
  return claim.what.act ~= nil and fails(claim, enriched(claim.table))
end

-- Plays on by chance, and asks after each answer; of events once in the end.
local function fails_by_chance(claim, try, seed)
  for i = 1, ANSWERS do
    local decision = try:now()
    if not decision then break end
    try:answer(try.game:random(seed * 1000 + i))
    if not claim.what.event and fails(claim, try) then return true end
  end
  return claim.what.event ~= nil and fails(claim, try)
end

local function fails_in_a_game(claim)
  for seed = 1, GAMES do
    local tables = { claim.table:copy(), claim.what.act and enriched(claim.table), claim.again and claim.again(seed) }
    for i = 1, 3 do
      local done, found = pcall(function() return tables[i] and fails_by_chance(claim, tables[i], seed) end)
      if done and found then return true end
    end
  end
  return false
end

-- A rule that was cited has been found among the reasons.
local function cites_rule(claim)
  if not claim.what.act then return false end
  for i = 4, claim.args.n do
    if type(claim.args[i]) == "string" and claim.args[i]:find "^T?%d" then return true end
  end
  return false
end

local AT_ONCE = { cites_rule, fails_for_others, fails_earlier, fails_when_rich }

local function can_fail(claim)
  for _, witness in ipairs(AT_ONCE) do
    if witness(claim) then return true end
  end
  return false
end

-- At a moment of another scenario of the file, where its players sit, too.
local function fails_beside(claim, moments)
  for _, moment in ipairs(moments) do
    local at = claim.what.event and moment or moment:copy() -- a copy forgets what has happened
    if moment.seats >= claim.table.seats and fails(claim, at) then return true end
  end
  return false
end

-- ---- Watching a scenario -------------------------------------------------------------------

local watching = nil -- the scenario that is played: { lines, order, moments, again }

-- What holds everywhere so far waits for the other scenarios, with the table as it is now.
local function look_at(kind, name, what, word, object, ...)
  local now = watching
  local t = kind == "Table" and object or rawget(object, "table")
  local claim = { kind = kind, name = name, what = what, word = word, object = object, table = t,
    args = table.pack(...), line = t.source and tools.line_in(t.source), moments = now.moments, again = now.again }
  local key = ("%s %s"):format(claim.line or 0, name)
  local line = now.lines[key]
  if not line then
    line = { line = claim.line, name = name, waiting = {} }
    now.lines[key], now.order[#now.order + 1] = line, line
  end
  if line.fails then return end
  watching = nil -- what is tried now is not watched
  line.fails = can_fail(claim)
  if not line.fails and #line.waiting < 4 then
    claim.table = t:copy()
    claim.args = moved(claim.args, t, claim.table)
    line.waiting[#line.waiting + 1] = claim
  end
  watching = now
  tools.table = t
end

-- Each word that denies looks for its own failure, once it has held.
local function wrap(methods, kind, name, what)
  local word = methods and rawget(methods, name)
  if not word then return end
  methods[name] = function(object, ...)
    local line = tools.line_in(rawget(kind == "Table" and object or object.table, "source") or "")
    local result = word(object, ...)
    if watching and line then look_at(kind, name, what, word, object, ...) end
    return result
  end
end

-- Moments are kept before each answer.
local function keep_moments()
  local answer = classes.Table.answer
  classes.Table.answer = function(t, values)
    local now = watching
    if now and #now.moments < MOMENTS then
      watching = nil
      now.moments[#now.moments + 1] = t:copy()
      watching = now
    end
    return answer(t, values)
  end
end

local wrapped = {}

-- Makes the words of a game look; there is no way back in this process.
function vacuous.begin(words)
  if wrapped[words] then return end
  if not next(wrapped) then
    keep_moments()
    for kind, list in pairs(WORDS) do
      for name, what in pairs(list) do wrap(classes[kind], kind, name, what) end
    end
  end
  wrapped[words] = true
  for kind, list in pairs(WORDS) do
    for name, what in pairs(list) do wrap(words[kind], kind, name, what) end
  end
end

-- Plays a scenario by `act`; gives its lines that have not failed anywhere yet, and its moments.
function vacuous.watch(t, act)
  watching = { lines = {}, order = {}, moments = {}, again = t.again }
  local now = watching
  local done, problem = pcall(act)
  watching = nil
  if not done then error(problem, 0) end
  now.moments[#now.moments + 1] = t
  local open = {}
  for _, line in ipairs(now.order) do
    if not line.fails then open[#open + 1] = line end
  end
  return { lines = open, moments = now.moments }
end

-- The text of a card: its file, or the test card of the spec that has its name.
local function text_of(t, read, name)
  for _, card in ipairs(read.cards) do
    if card[2]:find(("%q"):format(name), 1, true) then return card[2] end
  end
  local def = t.pool:find(name)
  return def and files.try(t.pool:file(def) or "") or ""
end

-- Does a card that was seen name the event, or what the game calls it in cards?
local function is_spoken_of(claim, read)
  local t, asked = claim.table, {}
  local last = claim.args[claim.args.n]
  local keyword = claim.what.keyword and type(last) == "string" and last
  local word = claim.what.event and (t.words.spoken[claim.args[1]] or claim.args[1]) or keyword
  if not word then return false end
  for _, one in ipairs(t.cast.list) do
    if not asked[one.name] then
      asked[one.name] = true
      if text_of(t, read, one.name):find("%f[%w_]" .. word .. "%f[^%w_]") then return true end
    end
  end
  return false
end

local function fails_somewhere(line, moments, read)
  for _, claim in ipairs(line.waiting) do
    if fails_beside(claim, moments) or is_spoken_of(claim, read) or fails_in_a_game(claim) then return true end
  end
  return false
end

-- Of what all scenarios of a spec gave ({ lines, moments } each): calls tell(i, line, name) for
-- each line of the i-th that cannot fail.
function vacuous.judge(read, list, tell)
  local moments = {}
  for _, each in ipairs(list) do table.move(each.moments, 1, #each.moments, #moments + 1, moments) end
  for i, each in ipairs(list) do
    for _, line in ipairs(each.lines) do
      if not fails_somewhere(line, moments, read) then tell(i, line.line, line.name) end
    end
  end
end

return vacuous
