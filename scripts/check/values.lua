-- SPDX-License-Identifier: MIT
--
-- values.lua -- what the names in functions of cards stand for, as far as their text shows it:
-- a card, cards, a number.
--
-- A *binding* is a name that is made in a function, with the tokens in which it is known:
--   { name =, token =, first =, last =, given = { first =, last = }, type =, changes = true }
-- `given` is the expression it stands for, `type` what is known without one: "object", "objects",
-- "integer", "boolean", "string", "event", "selector", "nothing".  Where neither says it nothing is known.

local sorted = require "check.sorted"

local values = {}

local function begins(binding) return binding.first end

-- ---- Expressions ------------------------------------------------------------------------

local STARTS = {}
for word in ("local if for while repeat return break goto do end else elseif until then"):gmatch "%a+" do
  STARTS[word] = true
end
local JOINS = { ["and"] = true, ["or"] = true, ["not"] = true, ["in"] = true }

-- Whether a value may end with the token: a name or text behind it begins something new.
local function ends_value(token)
  return token.kind ~= "op" and not JOINS[token.text] or token.text == ")" or token.text == "}"
    or token.text == "]" or token.text == "..."
end

-- The last token of the expression that begins at `first`.
local function expression_end(source, first)
  local at = first
  while source.tokens[at] do
    local token, before = source.tokens[at], source.tokens[at - 1]
    local starts = token.kind == "name" and (STARTS[token.text] or not JOINS[token.text] and ends_value(before))
      or token.kind == "op" and (token.text == "," or token.text == ";" or token.text == "="
        or token.text == ")" or token.text == "}" or token.text == "]")
    if starts and (at > first or STARTS[token.text]) then return at - 1 end
    at = (token.close or at) + 1
  end
  return at - 1
end

local COMPARES = { ["=="] = true, ["~="] = true, ["<"] = true, [">"] = true, ["<="] = true, [">="] = true }
local COUNTS = { ["+"] = true, ["-"] = true, ["*"] = true, ["//"] = true, ["%"] = true }

-- What its signs make of an expression: a number, a text, true or false; "value": there are none.
local function type_by_signs(source, first, last)
  local found, at = "value", first
  while at <= last do
    local token = source.tokens[at]
    if token.text == "and" or token.text == "or" then return nil end
    if token.kind == "op" and COMPARES[token.text] or token.text == "not" then found = "boolean"
    elseif found ~= "boolean" and token.kind == "op" and token.text == ".." then found = "string"
    elseif found == "value" and token.kind == "op" and COUNTS[token.text] then found = "integer" end
    at = (token.close or at) + 1
  end
  return found
end

-- The action that is all of the expression: game.choose(...)
local function action_of(source, first, last, words)
  local asked = source:is(first, "name", "game") or source:is(first, "name", "q")
  if not asked or not source:is(first + 1, "op", ".") or source:is(first - 1, "op", ".") then return nil end
  local open = source.tokens[first + 3]
  return open and open.close == last and words.actions[source.tokens[first + 2].text] or nil
end

-- The method of lists whose call ends the expression: top:where(a_unit)
local function method_of(source, last, words)
  local open = source.tokens[last].text == ")" and source.tokens[last].open
  local called = open and source:is(open - 2, "op", ":") and words.list_actions[source.tokens[open - 1].text]
  return called or nil
end

local type_of
local ATTRIBUTES = { number = "integer", bool = "boolean", name = "string" }
local FIELDS = { Object = "object", integer = "integer" }

-- game.event.amount, game.you().combo, event.subject
local function type_of_part(source, first, last, scope)
  local name, of = source.tokens[last].text, type_of(source, first, last - 2, scope)
  local field = of == "event" and scope.words.event_fields[name]
  local attribute = of == "object" and scope.words.attributes[name]
  return field and FIELDS[field.type] or attribute and ATTRIBUTES[attribute.kind] or nil
end

local RESULTS = { objects = "objects", object = "object", integer = "integer", boolean = "boolean",
  nothing = "nothing", name = "string" }
-- What is known of the values of an expression, and the action that gives them.
function type_of(source, first, last, scope)
  local token, words = source.tokens[first], scope.words
  local made = type_by_signs(source, first, last)
  if made ~= "value" then return made end
  if first == last then
    if token.kind == "number" then return token.text:find "^[%dxa-fA-F]+$" and "integer" or nil end
    if token.kind == "string" then return "string" end
    if token.text == "true" or token.text == "false" then return "boolean" end
    return values.type_at(source, scope, token.text, first)
  end
  if token.text == "#" then return "integer" end
  if words.built[token.text] and source:is(first + 1, "op", "{") and source.tokens[first + 1].close == last then
    return "selector"
  end
  local action = action_of(source, first, last, words)
  if action then return RESULTS[action.result], action.name end
  local method = method_of(source, last, words)
  if method then return RESULTS[method.result] end
  if last == first + 2 and source:is(last, "name", "event") and (token.text == "game" or token.text == "q") then
    return "event"
  end
  if source:is(last - 1, "op", ".") and source:is(last, "name") then
    return type_of_part(source, first, last, scope)
  end
  return nil
end

-- The same of the name at a token.
function values.type_at(source, scope, name, at)
  local binding = values.binding_at(scope, name, at)
  if not binding or binding.changes or binding.type then return binding and not binding.changes and binding.type or nil end
  local given = binding.given
  if not given then return nil end
  return type_of(source, given.first, given.last, scope)
end

-- The same of what stands before the colon of a call: game.look(3):where(...); "table": one that a
-- function makes.
function values.type_before(source, colon, scope)
  local token = source.tokens[colon - 1]
  if token.kind == "name" then
    if source:is(colon - 2, "op", ".") then return nil end
    local binding = values.binding_at(scope, token.text, colon - 1)
    local given = binding and binding.given
    local made = given and source:is(given.first, "op", "{") and source.tokens[given.first].close == given.last
    if made and not binding.changes then return "table" end
    return values.type_at(source, scope, token.text, colon - 1)
  end
  local open = token.text == ")" and token.open
  if not open or not source:is(open - 1, "name") then return nil end
  if source:is(open - 2, "op", ":") then return method_of(source, colon - 1, scope.words) and "objects" or nil end
  return type_of(source, open - 3, colon - 1, scope)
end

-- ---- Names ------------------------------------------------------------------------------------

local function add(scope, binding)
  scope.by_name[binding.name] = scope.by_name[binding.name] or {}
  local list = scope.by_name[binding.name]
  list[#list + 1] = binding
  scope.list[#scope.list + 1] = binding
  return binding
end

-- The innermost one of that name that is known at a token.
function values.binding_at(scope, name, at)
  local list = scope.by_name[name] or {}
  local binding = list[sorted.last(list, at, begins)]
  while binding and binding.last < at do binding = binding.outer end
  return binding
end

-- Sorts the bindings of each name by where they begin, and notes within which other one each lies.
local function nest(scope)
  for _, list in pairs(scope.by_name) do
    for i, binding in ipairs(list) do binding.place = i end
    table.sort(list, function(a, b)
      if a.first ~= b.first then return a.first < b.first end
      return a.place < b.place
    end)
    for i = 2, #list do
      local outer = list[i - 1]
      while outer and outer.last < list[i].last do outer = outer.outer end
      list[i].outer = outer
    end
  end
end

-- Where the block ends in which a token stands.
local function block_end(source, at)
  local open = source.tokens[at].open
  return open and source.tokens[open].close or #source.tokens
end

local function add_parameters(source, scope, i)
  local names, body = source:parameters(i)
  for place, at in ipairs(names) do
    local name = source.tokens[at].text
    add(scope, { name = name, token = at, first = body, last = source:function_end(i) - 1,
      parameter = place, type = name == "me" and "object" or nil })
  end
end

-- local a, b = ...: what one name gets from one expression is known.
local function add_locals(source, scope, i)
  if source:is(i + 1, "name", "function") then
    add(scope, { name = source.tokens[i + 2].text, token = i + 2, first = i, last = block_end(source, i) })
    return
  end
  local names, at = { i + 1 }, i + 2
  while source:is(at, "op", "<") do at = at + 3 end -- <const>
  while source:is(at, "op", ",") do
    names[#names + 1] = at + 1
    at = at + 2
    while source:is(at, "op", "<") do at = at + 3 end
  end
  local last = at - 1
  local given
  if source:is(at, "op", "=") then
    last = expression_end(source, at + 1)
    if #names == 1 and not source:is(last + 1, "op", ",") then given = { first = at + 1, last = last } end
    while source:is(last + 1, "op", ",") do last = expression_end(source, last + 2) end
  end
  for _, name in ipairs(names) do
    add(scope, { name = source.tokens[name].text, token = name, first = last + 1, last = block_end(source, i),
      given = given })
  end
end

-- for i = 1, n do, for _, foe in ipairs(foes) do
local function add_loop(source, scope, i)
  local names, at = {}, i + 1
  while source:is(at, "name") and source.tokens[at].text ~= "in" do
    names[#names + 1] = at
    at = source:is(at + 1, "op", ",") and at + 2 or at + 1
  end
  local counts, begin = source:is(at, "op", "="), at
  while source.tokens[begin] and not source:is(begin, "name", "do") do begin = (source.tokens[begin].close or begin) + 1 end
  for _, name in ipairs(names) do
    add(scope, { name = source.tokens[name].text, token = name, first = begin,
      last = source.tokens[begin] and source.tokens[begin].close or #source.tokens,
      type = counts and "integer" or nil, loop = true })
  end
end

-- A name that gets another value somewhere may be anything.
local function forget_changed(source, scope)
  for _, equals in ipairs(source:places "=") do
    local at = equals - 1
    while source:is(at, "name") and not source:is_key(at) and not source:is(at - 1, "op", ".") do
      local binding = values.binding_at(scope, source.tokens[at].text, at)
      if binding and binding.token ~= at then binding.changes = true end
      if not source:is(at - 1, "op", ",") then break end
      at = at - 2
    end
  end
end

-- All names that functions of the source make, and locals of the file.
function values.scope(source, words)
  local scope = { words = words, by_name = {}, list = {} }
  local makes = { ["function"] = add_parameters, ["local"] = add_locals, ["for"] = add_loop }
  for i, token in ipairs(source.tokens) do
    local make = token.kind == "name" and makes[token.text]
    if make then make(source, scope, i) end
  end
  nest(scope)
  forget_changed(source, scope)
  return scope
end

local OPENS = { ["then"] = true, ["do"] = true, ["else"] = true, ["repeat"] = true, ["end"] = true }

-- Whether what stands there is a statement: nothing uses what it gives.
function values.is_statement(source, first, last)
  local before, behind = source.tokens[first - 1], source.tokens[last + 1]
  local begins = before and (OPENS[before.text] or ends_value(before) and not STARTS[before.text])
  local ends = behind and behind.kind == "name" and not JOINS[behind.text]
  return begins and ends
end

values.type_of = type_of

return values
