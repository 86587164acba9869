-- SPDX-License-Identifier: MIT
--
-- observed.lua -- what a card's functions did while its scenarios ran, in words.
--
-- An action that was called in several ways on one line is told once: "deals 3 or 4 damage".
-- Calls on what was gone are left out where there were others.

local english = require "show.english"

local observed = {}

local DURATIONS = { next_turn = "until your next turn begins", turn = "this turn",
  combat = "this combat", board = "as long as it stays",
  me = "as long as this stays", opponents_turn = "until the end of the opponent's next turn",
  leaves = "as long as it stays" }

observed.durations = DURATIONS

-- ---- Values --------------------------------------------------------------------------------

local function is_nothing(text) return text == "nothing" or text == "{}" end

-- A name within a selector's text: its commas part nothing.
function observed.name(text) return (text:gsub(",", "\1")) end

-- The parts of "{a, b}"; braces inside, of selectors, are no ends.
local function parts_of(text)
  local parts, depth, part = {}, 0, ""
  for char in text:sub(2, -2):gmatch "." do
    if char == "{" or char == "(" then depth = depth + 1 end
    if char == "}" or char == ")" then depth = depth - 1 end
    if char == "," and depth == 0 then
      parts[#parts + 1], part = part, ""
    elseif not (char == " " and part == "") then
      part = part .. char
    end
  end
  part = part:gsub("%s+$", "")
  if part ~= "" then parts[#parts + 1] = part end
  return parts
end

-- A selector as the observer writes it, "units { friendly, might = at_least(3) }", as the
-- table that it was; nil when the text is none.
local function parse(text)
  local what, inside = text:match "^([%w_]+) ({.*})$"
  if not what then
    what, inside = text:match "^([%w_]+)(%(.*%))$"
    local list = text:match "^{(.*)}$" and parts_of(text)
    if list then return list end
    if not what then return math.tointeger(tonumber(text)) or (text:gsub("\1", ",")) end
  end
  local selector = inside:match "^{" ~= nil
  local parsed = { tag = selector and "selector" or "bound", what = what, line = 0 }
  if what == "any_of" or what == "none_of" or what == "all_of" then parsed.tag = what end
  if what == "arg" then parsed.tag = "number" end
  for _, part in ipairs(parts_of(inside)) do
    local name, value = part:match "^([%l_]+) = (.*)$"
    if parsed.tag == "any_of" or parsed.tag == "none_of" or parsed.tag == "all_of" then
      parsed[#parsed + 1] = parse(part)
    elseif name then
      parsed[name] = value == "false" and false or value ~= "false" and parse(value)
    elseif selector then
      parsed[part] = true
    else
      parsed[#parsed + 1] = parse(part)
    end
  end
  return parsed
end

-- "enemy followers", of such a text.
local function selector_words(w, text)
  if not text:match "^[%l_]+ {.*}$" and not text:match "^any_of%(" then return nil end
  local unknown = #w.unknowns
  local fine, said = pcall(w.plural, w, parse(text))
  if fine and #w.unknowns == unknown then return said end
  while #w.unknowns > unknown do table.remove(w.unknowns) end -- then it is told as it stands
  return nil
end

-- "{enemy unit, me}" -> "enemy unit and me"; "enemy unit (target 1)" -> "target 1 (enemy unit)"
local function in_words(w, text)
  if text:match "^{.*}$" then
    local list = {}
    for _, part in ipairs(parts_of(text)) do
      if not part:match "object that is gone" then list[#list + 1] = in_words(w, part) end
    end
    return #list == 0 and "nothing" or english.list(list)
  end
  local what, target = text:match "^(.*) %((target %d+)%)$"
  if target then return ("%s (%s)"):format(target, what) end
  if text == "me" then return w.me.object end
  local object, zone = text:match "^(.*) in ([%w_]+)$"
  if object and w.phrases.zones[zone] then
    text = object .. " " .. w.phrases.zones[zone]:gsub("{whose}", "the")
  end
  local selected = selector_words(w, text)
  if selected then return selected end
  if w.phrases.nouns[text] then return english.a(text) end
  if text:match "^the " or text:match "^%-?%d+$" then return text end
  if text:match " %(the event's%)$" then return "the " .. text:gsub(" %(the event's%)$", "") .. " it is about" end
  if text:match "^friendly " or text:match "^enemy " then return english.a(text) end
  return text
end

-- All ways in which an argument was given: "3 or 4", "target 1 (enemy unit)".
local function ways(w, texts)
  local plain, list, least, most = true, {}, nil, nil
  for _, text in ipairs(texts) do
    local n = math.tointeger(tonumber(text))
    plain = plain and n ~= nil
    if n then least, most = math.min(n, least or n), math.max(n, most or n) end
  end
  if plain and #texts > 3 and most > least then return ("%d to %d"):format(least, most) end
  local seen = {}
  for _, text in ipairs(texts) do
    local said = in_words(w, text)
    if not seen[said] then list[#list + 1], seen[said] = said, true end
  end
  if plain then table.sort(list, function(a, b) return tonumber(a) < tonumber(b) end) end
  if #list > 4 then list = { list[1], list[2], list[3], "others" } end
  return english.list(list, "or")
end

-- ---- Templates -----------------------------------------------------------------------------

local function value_of(w, action, name)
  local texts = action.values[name]
  return texts and #texts > 0 and ways(w, texts) or nil
end

local fills = {}

-- {n/max}: how many may be chosen.
fills["n/max"] = function(w, action)
  local n, max = value_of(w, action, "n"), action.values.max and value_of(w, action, "max")
  if max then return "up to " .. max end
  return (action.values.optional and "up to " or "") .. (n or "one")
end

-- How many are taken of those that are looked at; nil: only a game can tell.
local function taken_count(w, action)
  return math.tointeger(tonumber(action.values.n and value_of(w, action, "n") or 1))
end

-- A selector without its zone: what is looked at lies in a deck anyway.
local function wanted(w, action, many)
  local texts = action.values.where
  if not texts then return many and "of them" or nil end
  local selector = parse(texts[1])
  if #texts > 1 or type(selector) ~= "table" then return nil end
  for _, each in ipairs(selector.tag == "any_of" and selector or { selector }) do each.zone = nil end
  local unknown = #w.unknowns
  local fine, said = pcall(many and w.plural or w.one, w, selector)
  if fine and #w.unknowns == unknown then return said end
  while #w.unknowns > unknown do table.remove(w.unknowns) end
  return nil
end

-- {n/optional/where}: "up to two followers", "an amulet", "one of them".
fills["n/optional/where"] = function(w, action)
  local n = taken_count(w, action)
  local up_to = action.values.optional and action.values.optional[1] == "true" and "up to " or ""
  local noun = wanted(w, action, n ~= 1)
  if n == 1 and noun then return up_to == "" and english.a(noun) or up_to .. "one " .. noun end
  local only = action.values.where and not noun and ", only " .. value_of(w, action, "where") or ""
  return up_to .. (n and english.number(n) or value_of(w, action, "n")) .. " " .. (noun or "of them") .. only
end

fills["optional/where"] = fills["n/optional/where"]

-- {count/token}: "a Gold token", "2 Gold tokens"
fills["count/token"] = function(w, action)
  local count = action.values.count and value_of(w, action, "count") or "1"
  local token = value_of(w, action, "token")
  if count == "1" then return english.a(token .. " token") end
  return count .. " " .. token .. " tokens"
end

-- {name/SIGNAL}: "Race", as the keyword of that name
fills["name/SIGNAL"] = function(w, action) return w:signal_words(action.values.name[1]) end

-- {n/IT}: what was taken, said again.
fills["n/IT"] = function(w, action) return taken_count(w, action) == 1 and "it" or "them" end

-- Of { target, amount } pairs the targets, each once.
local function dealt_to(w, texts)
  local list, seen = {}, {}
  for _, text in ipairs(texts) do
    for _, pair in ipairs(text:match "^{.*}$" and parts_of(text) or { text }) do
      local target = in_words(w, pair:match "^{.*}$" and parts_of(pair)[1] or pair)
      if not seen[target] and not is_nothing(target) then
        list[#list + 1], seen[target] = target, true
      end
    end
  end
  return english.list(list)
end

-- Words for a place or a zone that an action is given: "ex" is the EX area.
local function destination(w, texts)
  local list = {}
  for i, text in ipairs(texts) do list[i] = w.phrases.destinations[text] end
  return #list == #texts and english.list(list, "or") or nil
end

local function fill(w, action, what)
  if fills[what] then return fills[what](w, action) end
  local flag = what:match "^(.*)%?$"
  if flag then return action.values[flag] and action.values[flag][1] == "true" and "" or nil end
  local signed = what:match "^(.*):%+$"
  local into = what:match "^(.*):INTO$" -- "onto the field", "into the hand"
  local name = signed or into or what:match "^(.*):AT$" or what
  local value = value_of(w, action, name)
  if not value then return nil end
  if signed and math.tointeger(tonumber(value)) then return english.signed(math.tointeger(value)) end
  local kind = w.parameter_kinds[action.name][name]
  if kind == "player" then value = value:gsub("_", " "):gsub("^turn player$", "the %0") end
  if name == "ignoring" then return w.phrases.ignoring[value] or value end
  if what:match ":AT$" then return (w.phrases.at_places[value] or "at ") .. value end
  if kind == "deals" then return dealt_to(w, action.values[name]) end
  if name == "to" or name == "rest" or name == "overflow" or name == "leaves_to" then
    value = destination(w, action.values[name]) or value
    return into and (w.phrases.prepositions[action.values[name][1]] or "into ") .. value or value
  end
  if kind == "duration" then return DURATIONS[action.values[name][1]] or value end
  if kind == "keyword" then return w:keyword_name(action.values[name][1]) end
  return value
end

-- Fills a phrase; false when an argument it needs was not given.
local function filled(w, action, phrase)
  local whole = true
  local text = phrase:gsub("{([^}]+)}", function(what)
    local value = fill(w, action, what)
    whole = whole and value ~= nil
    return value or ""
  end)
  return whole and text
end

-- "1 cards" is one card.
local function counted(text)
  for _, noun in ipairs { "card", "point", "counter", "rune" } do
    text = text:gsub("%f[%w]1 (%l*%s?)" .. noun .. "s%f[%W]", "1 %1" .. noun)
  end
  return text
end

-- Parts in [ ] by themselves, what stands between them with "something" in its holes: values
-- are never looked at again.
local function say_action(w, action)
  local phrase = w.actions[action.name]
  if not phrase then return w:unknown("action " .. action.name) end
  local said, at = {}, 1
  local function plain(part)
    said[#said + 1] = part:gsub("{([^}]+)}", function(what)
      return fill(w, action, what) or "something"
    end)
  end
  for from, part, to in phrase:gmatch "()(%b[])()" do
    plain(phrase:sub(at, from - 1))
    said[#said + 1] = filled(w, action, part:sub(2, -2)) or ""
    at = to
  end
  plain(phrase:sub(at))
  return (counted(table.concat(said)):gsub("%s+", " "):gsub(" $", ""))
end

observed.say = say_action

-- ---- Actions of a function -------------------------------------------------------------------

local function main_is_nothing(action)
  local first = action.values[1]
  if first and is_nothing(first.text) then return true end
  for _, value in ipairs(action.values) do
    if is_nothing(value.text) and value.name ~= "arg" then return true end
  end
  return false
end

-- Actions by line and name, in the order of the lines, each argument with all its ways.
local function merged(actions)
  local list, by_key = {}, {}
  for pass = 1, 2 do -- those on something, then those on nothing where there is no other
    for _, action in ipairs(actions) do
      local key = action.line .. action.name
      local known = by_key[key]
      if action.mode ~= "read" and main_is_nothing(action) == (pass == 2) and
        not (pass == 2 and known) then
        if not known then
          known = { name = action.name, line = action.line, values = {} }
          by_key[key], list[#list + 1] = known, known
        end
        for _, value in ipairs(action.values) do
          local texts = known.values[value.name] or {}
          known.values[value.name], texts[#texts + 1] = texts, value.text
        end
      end
    end
  end
  table.sort(list, function(a, b) return a.line < b.line end)
  return list
end

-- What a function of the report (pool:observed) did: a list of { line, text }.
function observed.actions(w, seen)
  local list = {}
  for _, action in ipairs(merged(seen.actions)) do
    list[#list + 1] = { line = action.line, text = say_action(w, action) }
  end
  return list
end

-- Whether any line of it ran.
function observed.ran(seen) return next(seen.lines) ~= nil end

return observed
