-- SPDX-License-Identifier: MIT
--
-- kinds.lua -- actions that can be seen to do nothing: on things of a type that the action never
-- happens to, into a zone where they never lie, and with a number of none or less.
--
-- What an action is about is said by the names of its parameters: "units" are units, "count" and
-- "amount" are how many; by what its event happens to, the event of the same rule: what can be
-- readied; by the zone that its name speaks of: return_to_hand.

local means = require "check.means"
local values = require "check.values"

local kinds = {}

-- What is of the types that may lie in the zone that the action's name speaks of.
local function of_zone(action, words)
  for part in action.name:gmatch "[^_]+" do
    local zone = words.zones[part]
    if zone and zone.types and part ~= action.name then return means.set(zone.types) end
  end
  return nil
end

-- What the event of the action's name and rule happens to, else the events of that rule.
local function of_rule(action, words)
  local types = {}
  for _, event in ipairs(words.events_of_rule[action.rule] or {}) do
    if event.name == action.name then return event.of and means.set(event.of) end
  end
  for _, event in ipairs(words.events_of_rule[action.rule] or {}) do
    if not event.of then return nil end
    for type in pairs(means.set(event.of)) do types[type] = true end
  end
  return next(types) and types or nil
end

-- Whether the action happens to what the parameter takes: it is the first of those that take cards, or
-- one of two.
local function is_patient(param, action)
  for _, other in ipairs(action.params) do
    local takes = (other.type == "object" or other.type == "objects") and not other.named
    if takes then return other == param or param.name == "other" and other.name == "one" end
  end
  return false
end

-- The types that a parameter takes; nil: any, or it is not known.
local function wanted(param, action, words)
  local type = param.name:gsub("%d$", ""):gsub("s$", "")
  if words.is_type[type] then return { [type] = true } end
  if param.named or not is_patient(param, action) then return nil end
  return of_rule(action, words) or of_zone(action, words)
end

local function text_of(source, entry)
  local list = {}
  for at = entry.first, entry.last do list[#list + 1] = source.tokens[at].text end
  return table.concat(list)
end

-- One argument: a thing of a type to which the action does nothing.  What the parameter's name excludes
-- the engine refuses.
local function check_kind(source, report, card, call, param, entry)
  local takes = wanted(param, call.action, card.words)
  local types = takes and means.types(source, entry.first, entry.last, card.scope)
  if not types or not next(types) or means.meet(types, takes) then return end
  local refused = param.name:find "^permanent" or card.words.is_type[param.name:gsub("%d$", ""):gsub("s$", "")]
  report:at(source, source.tokens[entry.first], refused and "not-allowed" or "matches-nothing",
    "%s: '%s' is %s, and only %s can be meant (%s)", call.title, text_of(source, entry),
    means.said(types, card.words), means.said(takes, card.words), call.action.rule)
end

-- The types of what the action happens to, in this call.
local function of_call(source, card, call, given)
  for _, param in ipairs(call.action.params) do
    local entry = given[param.name]
    if entry and is_patient(param, call.action) then
      return means.types(source, entry.first, entry.last, card.scope)
    end
  end
  return nil
end

-- game.give(it, { might = 1 }): a number that things of this type do not have.
-- game.put(it, "field"): a zone in which they never lie.
function kinds.check_together(source, report, card, call, given)
  local types = of_call(source, card, call, given)
  if not types or not next(types) or call.action.mode ~= "act" then return end
  local words = card.words
  for _, param in ipairs(call.action.params) do
    local entry, row = given[param.name], words.attributes[param.name]
    local token = entry and source.tokens[entry.first]
    if token and param.named and row and row.of and row.of ~= "player" and not means.meet(types, means.set(row.of)) then
      report:at(source, token, "matches-nothing", "'%s' of %s is changed, and only %s has it", param.name,
        means.said(types, words), means.said(means.set(row.of), words))
    end
    local zone = param.name == "to" and token and entry.first == entry.last and token.kind == "string"
      and words.zones[token.text]
    if zone and zone.types and not means.meet(types, means.set(zone.types)) then
      report:at(source, token, "matches-nothing", "%s is never in this zone", means.said(types, words))
    end
  end
end

-- ---- What finds no room --------------------------------------------------------------------

-- The call that gives what an expression stands for: game.choose(...), or the local that it gave.
local function call_behind(source, first, last, card)
  if first == last and source:is(first, "name") then
    local binding = values.binding_at(card.scope, source.tokens[first].text, first)
    local given = binding and not binding.changes and binding.given
    if not given then return nil end
    first, last = given.first, given.last
  end
  local called = source:is(first, "name", "game") and source:is(first + 1, "op", ".") and source.tokens[first + 3]
  return called and called.close == last and source.tokens[first + 2].text, first + 3
end

local function takes_place(action)
  for _, param in ipairs(action and action.params or {}) do
    if param.name == "to" and param.words then return param end
  end
  return nil
end

local function is_among(words, word)
  for _, each in ipairs(words) do
    if each == word then return true end
  end
  return false
end

local CHOICES = { choose = true, either = true }
-- game.put(game.choose(mine), "field"): the choice does not say where its cards go, so it is asked for when
-- there is no room for them, too.
function kinds.check_room(source, report, card, call, given)
  if not takes_place(call.action) or not call.action.params[1] then return end
  local what, to = given[call.action.params[1].name], given.to
  if not what then return end
  local name, open = call_behind(source, what.first, what.last, card)
  local asks = CHOICES[name] and takes_place(card.words.actions[name])
  local place = to and source:is(to.first, "string") and source.tokens[to.first].text or not to and asks and asks.words[1]
  if not asks or not is_among(asks.words, place) then return end
  for at = open, source.tokens[open].close do
    if source:is_key(at) and source.tokens[at].text == "to" then return end
  end
  report:at(source, source.tokens[open - 1], "no-effect",
    "without room there it is asked for nothing: game.%s(..., { to = \"%s\" })", name, place)
end

local AMOUNTS = { deal = true, deal_split = true, heal = true, prevent = true }

-- Whether nothing happens when the parameter is 0: it says how many times, or how much.
local function zero_is_nothing(param, action)
  return param.name == "count" or param.name == "amount" and AMOUNTS[action.name]
end

-- ": game.lose_points(2)", or what is refused in play, too.
local function instead_of(param, text)
  if param.opposite then return (": game.%s(%s)"):format(param.opposite, text) end
  return param.counts and ", which is refused" or ""
end

-- game.draw(0), game.deal(-1, it), game.play_token("Gold", { count = -1 })
local function check_count(source, report, call, param, entry)
  local zero = zero_is_nothing(param, call.action)
  if not zero and not param.counts or call.action.mode ~= "act" then return end
  local minus = source:is(entry.first, "op", "-") and entry.last == entry.first + 1
  local at = minus and entry.last or entry.first
  local token = source.tokens[at]
  if at ~= entry.last or token.kind ~= "number" then return end
  local number = tonumber(token.text)
  if not number or not minus and (number > 0 or not zero) then return end
  report:at(source, source.tokens[entry.first], "out-of-range", "%s: nothing happens with %s%s%s", call.title,
    minus and "-" or "", token.text, minus and instead_of(param, token.text) or "")
end

-- An argument by its place.
function kinds.check(source, report, card, call, param, entry)
  check_kind(source, report, card, call, param, entry)
  check_count(source, report, call, param, entry)
end

-- An argument by its name.
function kinds.check_named(source, report, call, param, entry)
  check_count(source, report, call, param, entry)
end

return kinds
