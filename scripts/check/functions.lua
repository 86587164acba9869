-- SPDX-License-Identifier: MIT
--
-- functions.lua -- what functions of cards say that can only go wrong when they run: words of a
-- file that no function may build, values that are true whatever comes, comparisons that always
-- come out the same, lists from 0 on, what is made and never used.

local values = require "check.values"

-- ---- What is built when the file is loaded -----------------------------------------------

-- Whether the function at `i` is called in play: it takes the game, or questions to it.
local function runs_in_play(source, i)
  local first = source.tokens[(source:parameters(i)) and source:parameters(i)[1] or 0]
  return first ~= nil and (first.text == "game" or first.text == "q")
end

-- The word that is called at `i`: "unit", "number.count"; nil: nothing is.
local function called_at(source, i)
  local word, at = source.tokens[i].text, i + 1
  if source:is(i - 1, "op", ".") or source:is(i - 1, "op", ":") then return nil end
  if source:is(at, "op", ".") and source:is(at + 1, "name") then
    word, at = word .. "." .. source.tokens[at + 1].text, at + 2
  end
  return (source:is(at, "op", "{") or source:is(at, "op", "(")) and word or nil
end

-- Selectors, slots and numbers belong to the file: a function cannot make them.
local function check_built(source, report, built)
  local behind = 0 -- the last one
  for _, i in ipairs(source:places "function") do
    if i >= behind and runs_in_play(source, i) then
      for at = select(2, source:parameters(i)), source:function_end(i) - 1 do
        local word = source.tokens[at].kind == "name" and called_at(source, at)
        if word and built[word] then
          report:at(source, source.tokens[at], "not-here",
            "'%s' is built when the file is loaded, not in play: make it a constant in front of the "
              .. "card (local it = %s ...), or a field", word, word)
        end
      end
      behind = source:function_end(i)
    end
  end
end

-- ---- Values as truth values ------------------------------------------------------------------

local ASKS = { ["if"] = true, ["elseif"] = true, ["while"] = true, ["not"] = true }
local BEGINS = { ["="] = true, ["("] = true, [","] = true, ["return"] = true, ["and"] = true, ["or"] = true }
local ENDS = { ["then"] = true, ["do"] = true }

-- Whether a value between these tokens is a condition; `a and it or b` gives it as a value.
local function is_condition(source, first, last)
  local before, behind = source.tokens[first - 1], source.tokens[last + 1]
  if not before or not behind then return false end
  before, behind = before.text, behind.text
  return ASKS[before] and (ENDS[behind] or behind == "and" or behind == "or" or before == "not")
    or BEGINS[before] and behind == "and" or (before == "and" or before == "or") and ENDS[behind]
end

local TRUTHS = {
  object = "'%s' is true whatever was chosen: ask game.exists(%s), of a list #%s > 0",
  integer = "'%s' is a number, and 0 is true, too: ask %s > 0",
  string = "'%s' is a text, and every text is true",
  nothing = "'%s' is never true: that action gives nothing",
}
TRUTHS.objects = TRUTHS.object

-- An id, `none`, a list and a number each count as true.
local function check_truths(source, report, scope)
  for name in pairs(scope.by_name) do
    for _, at in ipairs(source:places(name)) do
      local binding = is_condition(source, at, at) and values.binding_at(scope, name, at)
      local truth = binding and at ~= binding.token and TRUTHS[values.type_at(source, scope, name, at)]
      if truth then report:at(source, source.tokens[at], "always-true", truth, name, name, name) end
    end
  end
end

-- if game.count(foes) then
local function check_called_truth(source, report, scope, call)
  local truth = is_condition(source, call.first, call.last)
    and TRUTHS[values.type_of(source, call.first, call.last, scope)]
  local title = call.title .. "(...)"
  if truth then report:at(source, source.tokens[call.first + 2], "always-true", truth, title, "it", "it") end
end

-- ---- Comparisons ---------------------------------------------------------------------------

-- Whether the name at `at` stands behind a dot or a colon: what follows may be a call without brackets.
local function is_method(source, at)
  return source:is(at, "name") and (source:is(at - 1, "op", ".") or source:is(at - 1, "op", ":"))
end

-- The first token of what stands in front of a sign, without other signs: game.count(foes)
local function operand_before(source, at)
  at = at - 1
  while true do
    local token = source.tokens[at]
    if token.text == ")" or token.text == "]" then at = token.open - 1
    elseif token.kind == "string" and is_method(source, at - 1) then at = at - 1 -- list:sum "might"
    elseif token.text == "}" and is_method(source, token.open - 1) then at = token.open - 1
    elseif token.kind == "name" and (source:is(at - 1, "op", ".") or source:is(at - 1, "op", ":")) then at = at - 2
    else return source:is(at - 1, "op", "#") and at - 1 or at end
  end
end

-- The last token of what stands behind it.
local function operand_behind(source, at)
  at = source:is(at + 1, "op", "#") and at + 2 or at + 1
  while source:is(at, "name") or source:is(at, "op", ")") or source:is(at, "op", "]") do
    local behind = source.tokens[at + 1]
    if not behind then return at end
    if behind.kind == "op" and (behind.text == "." or behind.text == ":") then at = at + 2
    elseif is_method(source, at) and behind.kind == "string" then return at + 1
    elseif is_method(source, at) and behind.text == "{" then return behind.close
    elseif behind.close and behind.kind == "op" and behind.text ~= "{" then at = behind.close
    else return at end
  end
  return at
end

local CALLED = { object = "a card", objects = "cards", integer = "a number", string = "a text",
  boolean = "true or false", nothing = "nothing", event = "an event", selector = "a selector" }
local KIND = { object = "things", objects = "things" }

-- Whether the same words stand on both sides of a sign.
local function is_same(source, first, at, last)
  if last - at ~= at - first then return false end
  for i = 1, at - first do
    local left, right = source.tokens[first + i - 1], source.tokens[at + i]
    if left.text ~= right.text or left.kind ~= right.kind then return false end
  end
  return source.tokens[first].kind == "name"
end

local function check_equality(source, report, scope, at)
  local first, last = operand_before(source, at), operand_behind(source, at)
  if source:is(first - 1, "op", "..") or source:is(last + 1, "op", "..") then return end
  if is_same(source, first, at, last) then
    report:at(source, source.tokens[at], "always-true", "both sides are the same")
  end
  local left = values.type_of(source, first, at - 1, scope)
  local right = source:is(last, "name", "nil") and "nil" or values.type_of(source, at + 1, last, scope)
  if not left or not right or (KIND[left] or left) == (KIND[right] or right) then return end
  local always = source.tokens[at].text == "==" and "never" or "always"
  if right == "nil" then
    if KIND[left] then
      report:at(source, source.tokens[at], "always-true",
        "this is %s so: without a card there is 'none' or an empty list, not nil: game.exists(...), #... > 0", always)
    end
  else
    report:at(source, source.tokens[at], "always-true", "this is %s so: %s is compared with %s", always,
      CALLED[left], CALLED[right])
  end
end

-- #foes >= 0, game.count(foes) < 0
local function check_count(source, report, at)
  local first = operand_before(source, at)
  local counted = source:is(first, "op", "#") or source:is(first + 2, "name", "count")
  if counted and source:is(at + 1, "number", "0") and not source:is(first - 1, "op", "-") then
    report:at(source, source.tokens[at], "always-true", "this is %s so: nothing counts less than 0",
      source.tokens[at].text == ">=" and "always" or "never")
  end
end

-- me.might >= "3"
local function check_order(source, report, scope, at)
  local first, last = operand_before(source, at), operand_behind(source, at)
  local left = values.type_of(source, first, at - 1, scope)
  local right = values.type_of(source, at + 1, last, scope)
  if left == "string" and right == "integer" or left == "integer" and right == "string" then
    report:at(source, source.tokens[at], "wrong-type", "%s is compared with %s", CALLED[left], CALLED[right])
  end
end

local function check_comparisons(source, report, scope)
  for _, sign in ipairs { "<", ">", "<=", ">=" } do
    for _, at in ipairs(source:places(sign)) do check_order(source, report, scope, at) end
  end
  for _, sign in ipairs { "==", "~=" } do
    for _, at in ipairs(source:places(sign)) do check_equality(source, report, scope, at) end
  end
  for _, sign in ipairs { ">=", "<" } do
    for _, at in ipairs(source:places(sign)) do check_count(source, report, at) end
  end
end

-- ---- Lists, and what nobody uses -----------------------------------------------------------

-- foes[0], and more than a target is
local function check_index(source, report, scope, at)
  local name = source.tokens[at - 1]
  local number = source:is(at + 1, "number") and source.tokens[at].close == at + 2 and tonumber(source.tokens[at + 1].text)
  if name.kind ~= "name" or not number then return end
  local binding = values.binding_at(scope, name.text, at - 1)
  local most = binding and not binding.changes and binding.most
  if number == 0 then
    report:at(source, source.tokens[at + 1], "out-of-range", "lists begin with 1: %s[1]", name.text)
  elseif most == 0 then
    report:at(source, name, "wrong-type", "'%s' is one thing and no list: write %s", name.text, name.text)
  elseif most and number > most then
    report:at(source, source.tokens[at + 1], "out-of-range", "'%s' is at most %d", name.text, most)
  end
end

-- A selector finds; it is no list.
local function check_selector(source, report, scope, name, at)
  local before, behind = source.tokens[at - 1], source.tokens[at + 1]
  local list = before.text == "#" or before.text == "(" and source:is(at - 2, "name", "ipairs")
    or behind and (behind.text == "[" or behind.text == "." ) and behind.kind == "op"
  if list and values.type_at(source, scope, name, at) == "selector" then
    report:at(source, source.tokens[at], "wrong-type", "'%s' is a selector and no list: game.all(%s), game.count(%s)",
      name, name, name)
  end
end

local function check_lists(source, report, scope)
  for _, at in ipairs(source:places "[") do
    if at > 1 then check_index(source, report, scope, at) end
  end
  for name in pairs(scope.by_name) do
    for _, at in ipairs(source:places(name)) do
      local binding = values.binding_at(scope, name, at)
      if binding and binding.given and at ~= binding.token then check_selector(source, report, scope, name, at) end
    end
  end
end

-- Outside of functions `and` and `or` are worked out as the file is loaded, and one of the two is all
-- that is left.
local INSTEAD = { ["and"] = "all_of { ..., ... }", ["or"] = "any_of { ..., ... }" }
local function check_joined(source, report)
  for word, instead in pairs(INSTEAD) do
    for _, at in ipairs(source:places(word)) do
      local open = source.tokens[at].open
      if open and source.tokens[open].text == "{" and not source:in_function(at) then
        report:at(source, source.tokens[at], "always-true",
          "'%s' is worked out as the file is loaded, and leaves one of the two: %s", word, instead)
      end
    end
  end
end

-- run = function(me, game): the game comes first.
local function check_order_of_parameters(source, report)
  for _, i in ipairs(source:places "function") do
    local names = source:is(i - 1, "op", "=") and source:is_key(i - 2) and source:parameters(i) or {}
    for place, at in ipairs(names) do
      local name = source.tokens[at].text
      if place > 1 and (name == "game" or name == "q") then
        report:at(source, source.tokens[at], "wrong-arguments", "'%s' gets '%s' first: function(%s, ...)",
          source.tokens[i - 2].text, name, name)
      end
    end
  end
end

-- game.count(foes) for itself
local function check_unused_call(source, report, call)
  if call.action.mode ~= "read" or not values.is_statement(source, call.first, call.last) then return end
  report:at(source, source.tokens[call.first + 2], "no-effect", "%s only reads, and nothing uses its result", call.title)
end

local function check_unused(source, report, scope)
  for _, binding in ipairs(scope.list) do
    local is_local = not binding.parameter and not binding.loop and binding.name:sub(1, 1) ~= "_"
    if is_local and not source:uses(binding.name, binding.first, binding.last, binding.token) then
      report:at(source, source.tokens[binding.token], "unused-local", "'%s' is made and never used", binding.name)
    end
  end
end

return { check_built = check_built, check_truths = check_truths, check_called_truth = check_called_truth,
  check_comparisons = check_comparisons, check_joined = check_joined, check_lists = check_lists, check_unused_call = check_unused_call,
  check_unused = check_unused, check_order_of_parameters = check_order_of_parameters }
