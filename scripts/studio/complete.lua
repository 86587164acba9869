-- SPDX-License-Identifier: MIT
--
-- complete.lua -- what may stand at a place of a script, and what a word there means, from the
-- annotations for editors (meta.lua).
--
-- The place is told by the words around it: the bracket that it stands in says of which type the
-- table or the call is, from the outside to the inside.  Nothing is run.

local engine = require "lunarbiter"
local meta = require "studio.meta"

local complete = {}

local ITEMS_MAX = 300

-- ---- Places ----------------------------------------------------------------------------------------

local Place = {}
Place.__index = Place

-- The words of a text, and the last of them that begins before the byte `at` (from 1).
local function place_of(out, text, at)
  local tokens = engine.tokens(text, true)
  local index = 0
  for i, token in ipairs(tokens) do
    if token.from < at then index = i end
  end
  return setmetatable({ out = out, tokens = tokens, at = at, index = index }, Place)
end

function Place:is(i, text, kind)
  local token = self.tokens[i]
  return token ~= nil and (not text or token.text == text) and (not kind or token.kind == kind)
end

-- The index of the bracket around the token; 0: none.
function Place:around(i)
  local token = self.tokens[i]
  local open = token and token.open
  while open and not self:is(open, nil, "op") do open = self.tokens[open].open end
  return open or 0
end

-- The variables that scripts are given, and their classes.
local GIVEN = { game = "Game", q = "Query", t = "ScenarioTable" }

-- The type of the word at i when a dot or colon follows it: game, t.p1, number.
function Place:type_of_word(i)
  local name = self.tokens[i].text
  if self:is(i - 1, ".", "op") and i > 2 then
    local field = meta.field(self.out, self:type_of_word(i - 2), name)
    return field and (field.type or field.returns) or ""
  end
  local global = self.out.globals[name]
  if global and global.type then return global.type end
  return ("%s.%s"):format(self.out.game, GIVEN[name] or "Object")
end

-- What stands in front of a bracket and is called with it; nil: nothing is.
function Place:called(i)
  local before = self:is(i, "{", "op") and not self:is(i - 1, nil, "name") and i or i - 1
  if before == i or not self:is(before, nil, "name") then return nil end
  local name = self.tokens[before].text
  if self:is(before - 1, ".", "op") or self:is(before - 1, ":", "op") then
    return self:is(before - 2, nil, "name") and meta.field(self.out, self:type_of_word(before - 2), name) or nil
  end
  return self.out.globals[name]
end

-- How many commas stand between a bracket and the token i, in that bracket itself.
function Place:argument(open, i)
  local count = 1
  for at = open + 1, i - 1 do
    if self.tokens[at].open == open and self:is(at, ",", "op") then count = count + 1 end
  end
  return count
end

-- The type of what stands at i, by what is around it; "" when nothing says so.
function Place:type_at(i)
  local open = self:around(i)
  if open == 0 then return "" end
  if self:is(i - 1, "=", "op") and self:is(i - 2, nil, "name") then
    local kind = self:type_of_table(open)
    local field = meta.field(self.out, kind, self.tokens[i - 2].text)
    return field and field.type or (select(2, meta.entries(self.out, kind)))
  end
  if self:is(open, "(", "op") then
    local called = self:called(open)
    local param = called and called.params and called.params[self:argument(open, i)]
    return param and param.type or ""
  end
  if self:is(open, "{", "op") then
    local keys, values = meta.entries(self.out, self:type_of_table(open))
    return keys ~= "" and keys .. "|" .. values or values
  end
  return ""
end

-- The type of the table that begins at a brace.
function Place:type_of_table(brace)
  local called = self:called(brace)
  if called then
    local types = { called.params and called.params[1] and called.params[1].type }
    for _, other in ipairs(called.overloads or {}) do types[#types + 1] = other end
    return table.concat(types, "|")
  end
  if self:is(brace - 1, nil, "string") and self:is(brace - 2, nil, "name") then -- scenario "name" {
    local outer = self.out.globals[self.tokens[brace - 2].text]
    local returned = outer and (outer.returns or outer.type) or ""
    return returned:match "^fun%([%w_]+: ([^)]+)%)" or ""
  end
  return self:type_at(brace)
end

-- ---- Completing ------------------------------------------------------------------------------------

-- How a function is called: "deal(amount, units, options?)".
local function signature(name, made)
  local names = {}
  for i, param in ipairs(made.params or {}) do names[i] = param.name .. (param.optional and "?" or "") end
  return ("%s(%s)%s"):format(name, table.concat(names, ", "), made.returns and ": " .. made.returns or "")
end

local function item_of(name, made, kind)
  local is_function = made.is_function or (made.type or ""):match "^fun%("
  return { label = name, kind = kind or is_function and "function" or "property",
    detail = made.is_function and signature(name, made) or made.type, info = made.doc }
end

local function of_texts(out, type_text, quoted)
  local items = {}
  for i, each in ipairs(meta.texts(out, type_text)) do
    items[i] = { label = quoted and ('"%s"'):format(each.text) or each.text, kind = "constant", info = each.doc }
  end
  return items
end

local function of_fields(out, type_text, kind)
  local items = {}
  for i, each in ipairs(meta.fields(out, type_text)) do items[i] = item_of(each.name, each.field, kind) end
  return items
end

local function of_globals(out)
  local items = {}
  for name, made in pairs(out.globals) do items[#items + 1] = item_of(name, made) end
  table.sort(items, function(a, b) return a.label < b.label end)
  return items
end

-- The word that is being written: its first byte, and the index of the token before it.
local function word_at(place)
  local token = place.tokens[place.index]
  if token and (token.kind == "name" or token.kind == "string") and place.at <= token.to + 1 then
    return token.from, place.index - 1, token
  end
  return place.at, place.index, nil
end

local function append(list, more) table.move(more, 1, #more, #list + 1, list) end

local function items_at(place)
  local out = place.out
  local from, before, token = word_at(place)
  if token and token.kind == "string" and place.at > token.from and place.at <= token.to then
    return from + 1, of_texts(out, place:type_at(place.index), false)
  end
  if place:is(before, ".", "op") or place:is(before, ":", "op") then
    if not place:is(before - 1, nil, "name") then return from, {} end
    return from, of_fields(out, place:type_of_word(before - 1))
  end
  local open = before == 0 and 0 or place:is(before, "{", "op") and before or place:around(before)
  local items = {}
  if open ~= 0 and place:is(open, "{", "op") and (before == open or place:is(before, ",", "op") or place:is(before, ";", "op")) then
    local kind = place:type_of_table(open)
    append(items, of_fields(out, kind, "property"))
    append(items, of_texts(out, (meta.entries(out, kind)), false))
  elseif place:is(before, "=", "op") and place:is(before - 1, nil, "name") and open ~= 0 then
    local field = meta.field(out, place:type_of_table(open), place.tokens[before - 1].text)
    append(items, of_texts(out, field and field.type or "", true))
  end
  append(items, of_globals(out))
  return from, items
end

-- ---- Hovering --------------------------------------------------------------------------------------

local function field_told(name, made)
  return { title = made.is_function and signature(name, made) or ("%s%s: %s"):format(name, made.optional and "?" or "", made.type or ""),
    text = made.doc or "", params = made.params }
end

local function meaning(place)
  local i = place.index
  local token, out = place.tokens[i], place.out
  if not token or place.at > token.to + 1 then return nil end
  if token.kind == "string" then
    for _, each in ipairs(meta.texts(out, place:type_at(i))) do
      if each.text == token.text and each.doc ~= "" then return { title = ('"%s"'):format(each.text), text = each.doc } end
    end
    return nil
  end
  if token.kind ~= "name" then return nil end
  local made
  if place:is(i - 1, ".", "op") or place:is(i - 1, ":", "op") then
    made = place:is(i - 2, nil, "name") and meta.field(out, place:type_of_word(i - 2), token.text)
  elseif place:is(i + 1, "=", "op") and place:around(i) ~= 0 then
    made = meta.field(out, place:type_of_table(place:around(i)), token.text)
  end
  made = made or out.globals[token.text]
  return made and field_told(token.text, made) or nil
end

-- ---- The functions ---------------------------------------------------------------------------------

function complete.serve(options)
  local serve = {}

  -- { game, text, at } -> { from, items = { { label, kind, detail, info } } }; places are bytes from 0
  function serve.complete(asked)
    local place = place_of(meta.of(asked.game, options), asked.text, asked.at + 1)
    local from, items = items_at(place)
    for i = #items, ITEMS_MAX + 1, -1 do items[i] = nil end
    return { from = from - 1, items = setmetatable(items, { __jsontype = "array" }) }
  end

  -- { game, text, at } -> { from, to, title, text, params }, or {} where nothing is to be said
  function serve.hover(asked)
    local place = place_of(meta.of(asked.game, options), asked.text, asked.at + 1 + 1)
    local told = meaning(place)
    if not told then return {} end
    local token = place.tokens[place.index]
    told.from, told.to = token.from - 1, token.to
    return told
  end

  return serve
end

return complete
