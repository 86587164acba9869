-- SPDX-License-Identifier: MIT
--
-- attributes.lua -- what functions of cards ask of cards, players and events by a dot.

local guess = require("check.guess").hint
local means = require "check.means"
local values = require "check.values"

local LIBRARIES = { table = true, string = true, math = true, number = true, game = true, q = true }

-- The names of all fields that the file makes itself.
local function own_fields(source)
  local own = {}
  for _, equals in ipairs(source:places "=") do
    local token = source.tokens[equals - 1]
    if token and token.kind == "name" then own[token.text] = true end
  end
  return own
end

-- foe.kill(), foe.controller: a thing is no table of actions.
local function check_action_of_thing(source, report, card, dot, thing, name)
  if not card.words.actions[name.text] or card.words.attributes[name.text] then return false end
  local called = source:is(dot + 2, "op", "(")
  if not called and values.type_at(source, card.scope, thing.text, dot - 1) ~= "object" then return false end
  report:at(source, name, "method-call", "write game.%s(%s%s)", name.text, thing.text,
    (not called or source:is(dot + 3, "op", ")")) and "" or ", ...")
  return true
end

-- Whether `game.event` or `q.event` ends at a token.
local function ends_event(source, at)
  return source:is(at, "name", "event") and source:is(at - 1, "op", ".")
    and (source:is(at - 2, "name", "game") or source:is(at - 2, "name", "q"))
end

-- The call that ends with the bracket at `close`: the name of its action; nil: it is none of an action.
local function called_at(source, close)
  local open = source.tokens[close].text == ")" and source.tokens[close].open
  local asked = open and source:is(open - 2, "op", ".")
    and (source:is(open - 3, "name", "game") or source:is(open - 3, "name", "q"))
  return asked and source.tokens[open - 1].text or nil
end

-- What stands before a dot: "event"; "thing": a card, player or place, or what nobody knows, with
-- the action that gave it; nil: something else.
local function asked_at(source, dot, scope)
  local thing, before = source.tokens[dot - 1], dot - 2
  if ends_event(source, dot - 1) then return "event" end
  if thing.text == ")" then
    local action = called_at(source, dot - 1)
    local row = action and scope.words.actions[action]
    return row and row.result == "object" and "thing" or nil, action
  end
  if thing.kind ~= "name" or LIBRARIES[thing.text] then return nil end
  if source:is(before, "op", ".") then
    local field = scope.words.event_fields[thing.text]
    local of_event = ends_event(source, before - 1)
      or values.type_of(source, before - 1, before - 1, scope) == "event" and not source:is(before - 2, "op", ".")
    return of_event and field and field.type == "Object" and "thing" or nil
  end
  local type = values.type_at(source, scope, thing.text, dot - 1)
  return (type == "event" or type == "selector") and type or "thing"
end

-- The zones in which something of these types may lie.
local function zones_of(types, words)
  local zones = {}
  for name, zone in pairs(words.zones) do
    if zone.types and means.meet(types, means.set(zone.types)) then zones[name] = true end
  end
  return zones
end

-- An attribute of things of these types, which none of them has.
local function check_types(source, report, card, dot, types)
  local name, words = source.tokens[dot + 1], card.words
  local row = words.attributes[name.text]
  if row.of and not means.meet(types, means.set(row.of)) then
    report:at(source, name, "matches-nothing", "'%s' is asked of %s, and only %s has it", name.text,
      means.said(types, words), means.said(means.set(row.of), words))
  elseif row.zones and not types.player and not means.meet(zones_of(types, words), means.set(row.zones)) then
    report:at(source, name, "matches-nothing", "'%s' is asked of %s, and only what is in %s has it", name.text,
      means.said(types, words), row.zones)
  end
end

-- Cards have no numbers of players, and players none of cards; a spell has none of a unit.
local function check_owner(source, report, card, dot, action)
  local name = source.tokens[dot + 1]
  local row = card.words.attributes[name.text]
  local of = row and row.of
  if of == "player" and source:is(dot - 1, "name", "me") then
    report:at(source, name, "matches-nothing", "'%s' is asked of a card, and only players have it: game.you().%s",
      name.text, name.text)
  elseif of and (action == "you" or action == "opponent") and not of:find "player" then
    report:at(source, name, "matches-nothing", "'%s' is asked of a player, and only a %s has it", name.text, of)
  else
    local types = row and means.types(source, means.first_before(source, dot), dot - 1, card.scope)
    if types and next(types) then check_types(source, report, card, dot, types) end
  end
end

-- game.event.subject of an event that happens to nothing.
local function check_subject(source, report, card, dot)
  local types, events = means.of_subject(source, dot, card.scope)
  if not types or next(types) then return end
  report:at(source, source.tokens[dot + 1], "matches-nothing", "the event '%s' has no subject", table.concat(events, "', '"))
end

local function check_event_field(source, report, card, name)
  local fields = card.words.event_fields
  if fields[name.text] then return false end
  local list = {}
  for field in pairs(fields) do list[#list + 1] = field end
  table.sort(list)
  local near = guess(name.text, list)
  report:at(source, name, "unknown-attribute", "an event has no '%s'%s", name.text,
    near ~= "" and near or ": " .. table.concat(list, ", "))
  return true
end

-- foe.might = 3
local function check_written(source, report, card, dot)
  local name = source.tokens[dot + 1]
  local written = source:is(dot + 2, "op", "=") and source:is(dot - 1, "name")
    and values.type_at(source, card.scope, source.tokens[dot - 1].text, dot - 1) == "object"
  if not written then return false end
  report:at(source, name, "not-allowed", "'%s' of a card is only looked at: actions of the game change it", name.text)
  return true
end

local MANY = { set = true, tag = true, keyword = true, relation = true, place = true }

-- foe.type == "unit": such attributes are not one value, and a name must be a card's.
local function check_value(source, report, card, dot)
  local thing, name = source.tokens[dot - 1], source.tokens[dot + 1]
  local kind = card.words.attributes[name.text] and card.words.attributes[name.text].kind
  local certain = thing.text == ")" or source:is(dot - 2, "op", ".")
    or values.type_at(source, card.scope, thing.text, dot - 1) == "object"
  if certain and MANY[kind] then
    report:at(source, name, "wrong-type", "'%s' is not one value: ask with game.is(..., card { %s = ... }), made in front of the card",
      name.text, name.text)
  end
  local text = kind == "name" and (source:is(dot + 2, "op", "==") or source:is(dot + 2, "op", "~=")) and source.tokens[dot + 3]
  if certain and text and text.kind == "string" and not card.names()[text.text] then
    report:at(source, text, "unknown-card", "there is no card named '%s'%s", text.text, guess(text.text, card.names()))
  end
end

local function check_dot(source, report, card, dot, own)
  local name, words = source.tokens[dot + 1], card.words
  local what, action = asked_at(source, dot, card.scope)
  if what == "event" then
    if check_event_field(source, report, card, name) then return end
    if means.has_no_event(source, dot, card.scope) then
      report:at(source, name, "matches-nothing", "there is no event here: this ability waits for none")
    elseif name.text == "subject" then
      check_subject(source, report, card, dot)
    end
    return
  end
  if what ~= "thing" then return end -- of selectors functions.lua tells
  if check_action_of_thing(source, report, card, dot, source.tokens[dot - 1], name) then return end
  if check_written(source, report, card, dot) then return end
  local known = words.attributes[name.text] or words.actions[name.text] or card.is_keyword[name.text]
  if known then
    check_value(source, report, card, dot)
    return check_owner(source, report, card, dot, action)
  end
  if not own()[name.text] then
    report:at(source, name, "unknown-attribute", "unknown attribute '%s'%s", name.text,
      guess(name.text, words.attributes))
  end
end

local SIGNS = {}
for sign in (". == ~= < > <= >= + - * / // %"):gmatch "%S+" do SIGNS[sign] = true end

-- game.you.combo: an action that is not called.
local function check_uncalled(source, report, card, dot)
  local name, behind = source.tokens[dot + 1], source.tokens[dot + 2]
  local asked = source:is(dot - 1, "name", "game") or source:is(dot - 1, "name", "q")
  if not asked or source:is(dot - 2, "op", ".") or not card.words.actions[name.text] then return end
  if behind and behind.kind == "op" and SIGNS[behind.text] then
    report:at(source, name, "wrong-arguments", "'%s' is an action, and is called: %s.%s(...)", name.text,
      source.tokens[dot - 1].text, name.text)
  end
end

local function check(source, report, card)
  local made
  local function own()
    made = made or own_fields(source)
    return made
  end
  for _, dot in ipairs(source:places ".") do
    if source:is(dot + 1, "name") and source.tokens[dot - 1] then
      check_dot(source, report, card, dot, own)
      check_uncalled(source, report, card, dot)
    end
  end
end

return { check = check }
