-- SPDX-License-Identifier: MIT
--
-- mutations.lua -- the small changes of a card file of which a scenario should notice
-- each one:
--
--   { line, column, from, to (bytes that are replaced), old, new, what, equal }
--
-- One number, comparison, condition or word is changed at a time, or a field, an entry
-- or an action left out.  A comment `-- mutate: equal REASON` in a line (or in a line by
-- itself above it) says that nothing there can be noticed, and why.

local engine = require "lunarbiter"
local remarks = require "remarks"
local tools = require "scenario.tools"

-- ---- Words ------------------------------------------------------------------------

local COMPARISONS = { ["<"] = "<=", ["<="] = "<", [">"] = ">=", [">="] = ">", ["=="] = "~=", ["~="] = "==" }
local SWAPPED = {}
for _, pair in ipairs {
  { "at_least", "at_most" }, { "less_than", "more_than" }, { "equals", "different" },
  { "any_of", "all_of" }, { "friendly", "enemy" }, { "up_to", "exactly" },
} do
  SWAPPED[pair[1]], SWAPPED[pair[2]] = pair[2], pair[1]
end
local FLIPPED = { ["and"] = "or", ["or"] = "and", ["true"] = "false", ["false"] = "true" }

-- What says which card it is, and no more: no scenario misses it.
local FACTS = tools.set_of { "id", "name", "aliases", "type", "supertypes", "tags", "traits", "domains", "class",
  "text", "rarity", "art", "set", "champion", "signature", "token", "evolved", "universe", "title", "reminder" }
-- Words of Lua that may begin an entry, and are none by themselves.
local VALUES = tools.set_of { "function", "nil", "not", "true", "false" }
local CONDITIONS = tools.set_of { "if_", "while_", "unless", "when_" }

-- ---- Structure --------------------------------------------------------------------

local function text_is(token, text) return token ~= nil and token.text == text and token.kind ~= "string" end

-- Nothing stands before it in its line.
local function begins_line(file, i)
  local before = file.tokens[i - 1]
  return not before or file.text:sub(before.to + 1, file.tokens[i].from):find("\n", 1, true) ~= nil
end

-- The index of the last token of what begins at `i` in a table: before its comma or brace.
local function end_of_entry(file, i)
  local tokens, open = file.tokens, file.tokens[i].open
  for at = i, #tokens do
    local token = tokens[at]
    if token.open == open and (text_is(token, ",") or text_is(token, ";")) then return at - 1, at end
    if at == tokens[open].close then return at - 1, nil end
  end
  return #tokens, nil
end

-- Is token `i` the first one of an entry of a table?
local function begins_entry(file, i)
  local open, before = file.tokens[i].open, file.tokens[i - 1]
  if not open or not text_is(file.tokens[open], "{") or file.tokens[open].close == i then return false end
  return i - 1 == open or before.open == open and (text_is(before, ",") or text_is(before, ";"))
end

-- Does token `i` stand in the table of the card or keyword itself?
local function is_outer(file, i) return file.outer[file.tokens[i].open or 0] == true end

-- ---- Mutations --------------------------------------------------------------------

local function shorten(text)
  text = text:gsub("%s+", " ")
  return #text > 60 and text:sub(1, 57) .. "..." or text
end

local function add(file, i, last, new, what)
  local first, final = file.tokens[i], file.tokens[last]
  file.list[#file.list + 1] = { line = first.line, column = first.column, from = first.from,
    to = final.to, old = shorten(file.text:sub(first.from, final.to)), new = new, what = what,
    equal = file.equal[first.line] }
end

local function change_number(file, i)
  local value = math.tointeger(tonumber(file.tokens[i].text))
  if not value then return end
  add(file, i, i, tostring(value + 1), "number")
  if value > 0 then add(file, i, i, tostring(value - 1), "number") end
end

-- The next one of these words.
local function change_word(file, i, words, what)
  for at, word in ipairs(words) do
    if word == file.tokens[i].text and #words > 1 then
      add(file, i, i, ('"%s"'):format(words[at % #words + 1]), what)
    end
  end
end

-- A duration, or one of the few words that a field may have, becomes the next one of the
-- engine's table.
local function change_string(file, i)
  local names, field = file.words.names, file.tokens[i - 2]
  local choices = text_is(file.tokens[i - 1], "=") and field and names.choices[field.text]
  if is_outer(file, i) then return end
  if choices then change_word(file, i, choices, "word") else change_word(file, i, names.durations, "duration") end
end

-- if CONDITION then: always, never.  A loop never runs.
local function change_condition(file, i)
  local ends = text_is(file.tokens[i], "while") and "do" or "then"
  local last = i + 1
  while last <= #file.tokens and not (text_is(file.tokens[last], ends)) do last = last + 1 end
  if last > #file.tokens or last == i + 1 then return end
  if ends == "then" then add(file, i + 1, last - 1, "true", "condition") end
  add(file, i + 1, last - 1, "false", "condition")
end

-- A word of Lua, or of a card.
local function change_name(file, i)
  local token = file.tokens[i]
  local new = FLIPPED[token.text]
  if SWAPPED[token.text] then
    add(file, i, i, SWAPPED[token.text], "word")
  elseif token.text == "not" then
    add(file, i, i, "", "condition")
  elseif token.text == "if" or token.text == "elseif" or token.text == "while" then
    change_condition(file, i)
  elseif new then
    -- `x = true` of an option is left out by change_entry; of a selector it may be false, too
    local field = file.tokens[i - 2]
    local is_field = text_is(file.tokens[i - 1], "=") and field and begins_entry(file, i - 2)
    if token.text == "true" and is_field
      and not tools.has(file.words.names.attributes, field.text) then
      return
    end
    add(file, i, i, new, (new == "and" or new == "or") and "condition" or "flag")
  end
end

-- The name of the field whose table the entry `i` stands in; nil when it is none.
local function field_around(file, i)
  local open = file.tokens[i].open
  return text_is(file.tokens[open - 1], "=") and file.tokens[open - 2] or nil
end

-- Fields that stay: facts of the card, costs (their numbers change), lists whose entries
-- are left out one by one, and what the loader would miss.
local function field_stays(file, i)
  local name, outer = file.tokens[i].text, field_around(file, i)
  if name == "choose" and text_is(file.tokens[i + 2], "1") then return true end -- what is meant without it
  if is_outer(file, i) then return FACTS[name] or name == "cost" or name == "might" or name == "keywords" end
  return name == "run" or name == "text" or outer and (outer.text == "cost" or outer.text == "power")
end

-- Entries that stay: facts, and the only one of a field, which is left out as a whole.
local function entry_stays(file, i, last, comma)
  local open = file.tokens[i].open
  local field, closing = field_around(file, i), file.tokens[open].close
  if not field or field.text == "keywords" then return false end
  if FACTS[field.text] and is_outer(file, open) then return true end
  return i - 1 == open and (comma or last) + 1 == closing
end

-- A field, an ability, a keyword: left out.
local function change_entry(file, i)
  local token, last, comma = file.tokens[i], end_of_entry(file, i)
  if token.kind == "name" and VALUES[token.text] then return end
  if token.kind == "name" and text_is(file.tokens[i + 1], "=") then
    if field_stays(file, i) then return end
    add(file, i, comma or last, "", CONDITIONS[token.text] and "condition" or "field")
  elseif token.kind == "string" and last == i or token.kind == "name" and last > i then
    if entry_stays(file, i, last, comma) then return end
    add(file, i, comma or last, "", "entry")
  end
end

-- game.draw(1) as a statement: nothing happens.
local function change_action(file, i)
  local tokens = file.tokens
  local begins = begins_line(file, i) or text_is(tokens[i - 1], "then") or text_is(tokens[i - 1], "else")
    or text_is(tokens[i - 1], "do")
  local open = i + 3
  if not (begins and text_is(tokens[i + 1], ".") and text_is(tokens[open], "(")) then return end
  local last = tokens[open].close
  local after = last and tokens[last + 1]
  if after and (begins_line(file, last + 1) or text_is(after, "end") or text_is(after, "else")) then
    add(file, i, last, "", "action")
  end
end

-- line -> why nothing in it can be noticed
local function marks(text)
  local equal = {}
  for _, remark in ipairs(remarks(text, "mutate")) do
    local reason = remark.said:match "^equal%s*(.*)$"
    if reason then equal[remark.alone and remark.line + 1 or remark.line] = reason end
  end
  return equal
end

local KINDS = { number = change_number, string = change_string, name = change_name }

local mutations = {}

-- All mutations of a file's text, in the order of the text; `words` are the game's.
function mutations.of(text, words)
  local tokens = engine.tokens(text, true)
  local file = { text = text, tokens = tokens, words = words, list = {}, outer = {},
    equal = marks(text) }
  for i, token in ipairs(tokens) do
    if text_is(token, "card") and text_is(tokens[i - 1], "return") then file.outer[i + 1] = true end
    if text_is(token, "keyword") and begins_line(file, i) and text_is(tokens[i + 2], "{") then file.outer[i + 2] = true end
    if begins_entry(file, i) then change_entry(file, i) end
    if token.kind == "op" and COMPARISONS[token.text] then
      add(file, i, i, COMPARISONS[token.text], "comparison")
    elseif KINDS[token.kind] then
      KINDS[token.kind](file, i)
    end
    if text_is(token, "game") then change_action(file, i) end
  end
  return file.list
end

-- The text with one of them in it.
function mutations.apply(text, mutation)
  return text:sub(1, mutation.from - 1) .. mutation.new .. text:sub(mutation.to + 1)
end

return mutations
