-- SPDX-License-Identifier: MIT
--
-- dialect.lua -- spellings that card files had before both games said the same thing in the same
-- way, and how they are said now.  `check` tells them (check/dialect.lua); the test cards of
-- scenarios are read as if they were written anew.
--
-- The rows below are all there is to add when a word changes.

local engine = require "lunarbiter"
local source_of = require("check.source").new

-- ---- The rows ---------------------------------------------------------------------------

-- Actions, by the game and the old name: the new name, then what each value by position is now.
-- "name=" becomes an option of that name; other values keep their order.  `least`: only calls with at least
-- this number of values.
local CALLS = {
  riftbound = {
    give_might = { "give", "units", "might=", "lasts=" },
    give = { "give", "objects", "keyword=", "value=", "lasts=" },
    give_ability = { "give_ability", "objects", "ability", "lasts=" },
    give_keywords = { "give_keywords", "objects", "of", "lasts=" },
    lose = { "lose_keyword", "objects", "keyword", "lasts=", least = 2 }, -- game.lose(player) is another one
    lose_abilities = { "lose_abilities", "objects", "lasts=" },
    double_might = { "double_might", "units", "lasts=" },
    swap_might = { "swap_might", "unit1", "unit2", "lasts=" },
    raise_might = { "raise_might", "units", "might", "lasts=" },
    set_might = { "set_might", "units", "might", "lasts=" },
    take_control = { "take_control", "permanents", "lasts=" },
    become_copy = { "become_copy", "permanents", "of", "lasts=" },
    prevent = { "prevent", "units", "lasts=" },
    see_facedown = { "see_facedown", "player", "lasts=" },
    start = { "start", "ability", "lasts=" },
  },
  evolve = {
    deal_divided = { "deal_split", "targets" },
  },
}

-- Actions, by the game and the name, of which an option became an action of its own: that action
-- takes the option's value.
local APART = { riftbound = { discard = { card = "discard_cards" } } }

-- Attributes, by the game and the old name: in tables, after a dot, and as number.me "name".
local NAMES = { evolve = { trait = "traits", mine = "owned" } }

-- Questions that are attributes now, by the game: game.might(unit) is unit.might.
local READS = { riftbound = { might = true, energy = true, power = true, damage = true, points = true } }

-- Actions whose first text named a token by the end of its id, and name it by its name now.
local TOKENS = { riftbound = { play_token = 1, create = 1, replace = 2 } }

-- Fields that were true, by the game and the old name: the new name, and what it says now.
local FIELDS = {
  evolve = {
    engage_me = { "engage", '"me"' }, bury_me = { "bury", '"me"' }, banish_me = { "banish", '"me"' },
    return_me = { "return_to_hand", '"me"' }, attack_damage = { "cause", '"attack"' },
  },
}

-- ---- Reading --------------------------------------------------------------------------------

-- The text of a source, from one token to another.
local function slice(work, first, last)
  return work.text:sub(work.tokens[first].from, work.tokens[last].to)
end

-- The table of named values that ends a call; nil: there is none.
local function options_of(source, list)
  local last = list[#list]
  local token = last and source.tokens[last.first]
  if not token or token.text ~= "{" or token.kind ~= "op" or token.close ~= last.last then return nil end
  local entries = source:entries(last.first)
  return #entries > 0 and entries[1].key and entries or nil
end

local function new_call(work, list, row, options)
  local values, named = {}, {}
  local count = options and #list - 1 or #list
  for i = 1, count do
    local text, as = slice(work, list[i].first, list[i].last), row[i + 1]
    local option = as and as:match "^(.*)=$"
    if not option then values[#values + 1] = text
    elseif text ~= "nil" then named[#named + 1] = option .. " = " .. text end
  end
  for _, entry in ipairs(options or {}) do named[#named + 1] = slice(work, entry.key, entry.last) end
  if #named > 0 then values[#values + 1] = "{ " .. table.concat(named, ", ") .. " }" end
  return ("(%s)"):format(table.concat(values, ", "))
end

-- Whether a value stands by position that is an option now and not given as one, or the name is
-- an old one.
local function is_old(source, name, list, row, options)
  if row[1] ~= name then return true end
  local given = {}
  for _, entry in ipairs(options or {}) do given[source.tokens[entry.key].text .. "="] = true end
  for i = 1, options and #list - 1 or #list do
    if row[i + 1] and row[i + 1]:find "=$" and not given[row[i + 1]] then return true end
  end
  return false
end

-- ---- Finding ----------------------------------------------------------------------------------

-- Notes a change of the text; `first` is the token at which it is told, unless it follows from another.
local function change(work, first, last, instead)
  local token = work.tokens[first]
  work.changes[#work.changes + 1] = { from = token.from, to = work.tokens[last].to, text = instead, token = token }
end

-- game.discard(1, { card = it })
local function check_apart(work, at)
  local source, name = work.source, work.tokens[at + 2].text
  local row, open = (APART[work.game] or {})[name], at + 3
  if not row or not source:is(open, "op", "(") then return end
  for _, entry in ipairs(options_of(source, source:entries(open)) or {}) do
    local action = entry.key and row[work.tokens[entry.key].text]
    if action then
      local instead = ("%s.%s(%s)"):format(work.tokens[at].text, action, slice(work, entry.first, entry.last))
      change(work, at, work.tokens[open].close, instead)
    end
  end
end

local function check_action(work, at)
  local source, name = work.source, work.tokens[at + 2].text
  local open = at + 3
  local bracket = source:is(open, "op", "(") and work.tokens[open].close
  local row = (CALLS[work.game] or {})[name]
  local list = bracket and source:entries(open)
  if row and bracket and #list >= (row.least or 0) then
    local options = options_of(source, list)
    if is_old(source, name, list, row, options) then
      change(work, at, bracket, ("%s.%s%s"):format(work.tokens[at].text, row[1], new_call(work, list, row, options)))
    end
  elseif (READS[work.game] or {})[name] and bracket then
    local of = list[1] and slice(work, list[1].first, list[1].last) or work.tokens[at].text .. ".you()"
    if not of:find "^[%w_.%[%]]+%b()$" and not of:find "^[%a_][%w_.%[%]]*$" then of = "(" .. of .. ")" end
    change(work, at, bracket, of .. "." .. name)
  end
end

-- game.play_token("sand_soldier") and game.play_token "sand_soldier"
local function check_token(work, at)
  local place = (TOKENS[work.game] or {})[work.tokens[at + 2].text]
  local source, text = work.source, at + 3
  if not place then return end
  if source:is(text, "op", "(") then
    local entry = source:entries(text)[place]
    text = entry and entry.first == entry.last and entry.first or text
  end
  if not source:is(text, "string") then return end
  local name = work.tokens_called()[work.tokens[text].text]
  if name then change(work, text, text, ('"%s"'):format(name)) end
end

-- bury_me = true beside bury = follower {}: the one goes, the other one becomes a list.
local function join_field(work, at, row, also)
  local comma = work.source:is(at + 3, "op", ",") and at + 3 or at + 2
  local instead = ("%s = { %s, %s }"):format(row[1], row[2], slice(work, also.first, also.last))
  change(work, also.key, also.last, instead)
  local from, to = work.tokens[at].from, work.tokens[comma].to
  if work.text:find("^\n", to + 1) then from = #work.text:sub(1, from - 1):match "^(.-)[ \t]*$" + 1 end
  work.changes[#work.changes + 1] = { from = from, to = to, text = "", token = work.tokens[at], follows = true }
end

-- engage_me = true
local function check_field(work, name, row)
  local source = work.source
  for _, at in ipairs(source:places(name)) do
    if source:is_key(at) and source:is(at + 2, "name", "true") then
      local also = source:entry(work.tokens[at].open, row[1])
      if also then join_field(work, at, row, also) else change(work, at, at + 2, row[1] .. " = " .. row[2]) end
    end
  end
end

-- { trait = "Pixie" }, it.trait
local function check_name(work, name, now)
  local source = work.source
  for _, at in ipairs(source:places(name)) do
    local of = source:is(at - 1, "op", ".") and work.tokens[at - 2].text
    if source:is_key(at) or of and of ~= "game" and of ~= "q" then change(work, at, at, now) end
  end
end

-- number.me("mine"), number.me "mine"
local function check_measures(work)
  local source = work.source
  for _, at in ipairs(source:places "number") do
    local text = source:is(at + 3, "op", "(") and at + 4 or at + 3
    local now = source:is(at + 1, "op", ".") and source:is(text, "string") and NAMES[work.game][work.tokens[text].text]
    if now then change(work, text, text, ('"%s"'):format(now)) end
  end
end

-- ---- A text -----------------------------------------------------------------------------------

local dialect = {}

-- The changes that one reading of a source finds: { from =, to =, text =, token =, follows = }.
-- `tokens_called()` gives the names of tokens by what stands behind "token-" in their ids.
function dialect.changes(source, game, tokens_called)
  local work = { source = source, game = game, text = source.text, changes = {}, tokens_called = tokens_called,
    tokens = engine.tokens(source.text, true) }
  for _, asked in ipairs { "game", "q" } do
    for _, at in ipairs(source:places(asked)) do
      if source:is(at + 1, "op", ".") and source:is(at + 2, "name") and not source:is(at - 1, "op", ".") then
        check_action(work, at)
        check_token(work, at)
        check_apart(work, at)
      end
    end
  end
  for name, row in pairs(FIELDS[game] or {}) do check_field(work, name, row) end
  for name, now in pairs(NAMES[game] or {}) do check_name(work, name, now) end
  if NAMES[game] then check_measures(work) end
  return work.changes
end

-- The text with its changes, and how many were made: those inside of another one are left for the next round.
local function changed(text, changes)
  table.sort(changes, function(a, b) return a.from < b.from end)
  local parts, behind, made = {}, 1, 0
  for _, each in ipairs(changes) do
    if each.from >= behind then
      made = made + 1
      parts[#parts + 1] = text:sub(behind, each.from - 1)
      parts[#parts + 1] = each.text
      behind = each.to + 1
    end
  end
  parts[#parts + 1] = text:sub(behind)
  return table.concat(parts), made
end

-- The text as it is written now, and how many spellings of it were old.
function dialect.renewed(text, game, tokens_called)
  local count, rounds = 0, 0
  repeat
    local changes = dialect.changes(source_of("", text), game, tokens_called)
    local made = 0
    if #changes > 0 then text, made = changed(text, changes) end
    count, rounds = count + made, rounds + 1
  until #changes == 0 or rounds > 20
  return text, count
end

return dialect
