-- SPDX-License-Identifier: MIT
--
-- means.lua -- the types of what an expression in a function of a card stands for, as far as the text
-- shows it: a target, `me`, the subject of the event, what a selector finds.
--
-- Types are a set, { unit = true, gear = true }.  An empty set: it stands for nothing, as the subject
-- of an event that has none.  nil: nothing is known.

local values = require "check.values"

local means = {}

-- "unit gear" -> { unit = true, gear = true }
local sets = {}
function means.set(text)
  if not sets[text] then
    sets[text] = {}
    for type in text:gmatch "%S+" do sets[text][type] = true end
  end
  return sets[text]
end

-- Whether something may be of both.
function means.meet(one, other)
  for type in pairs(one) do
    if other[type] then return true end
  end
  return false
end

-- "a unit or gear", in the order of the game's types.
function means.said(types, words)
  local list = {}
  for _, type in ipairs(words.types) do
    if types[type] then list[#list + 1] = type end
  end
  local said = #list > 0 and table.concat(list, " or ") or "player" -- which is no card
  return (said:find "^[aeio]" and "an " or "a ") .. said
end

-- ---- Selectors --------------------------------------------------------------------------------

-- The types of what is written from one token to another: unit { ... }, up_to(2, unit {}).
function means.of_selector(source, first, last, words)
  for at = first, last do
    local token = source.tokens[at]
    if token.kind == "name" and source:is(at + 1, "op", "{") and not source:is(at - 1, "op", ".") then
      local type = words.is_type[token.text] and token.text or token.text:gsub("s$", "")
      if words.is_type[type] then return { [type] = true } end
      if words.built[token.text] then return nil end -- any_of, card, a place
    end
  end
  return nil
end

-- ---- The ability around a token ------------------------------------------------------------------

-- The ability in whose table a token stands: { open =, word =, named = }.  Of a spell's own text it is
-- the card.  nil: it stands in no card, or in the text of what the card is attached to.
local function ability_at(source, at, scope)
  local open, found = source.tokens[at].open, nil
  while open and open ~= scope.card_open do
    local word = source.tokens[open].text == "{" and source:is(open - 1, "name") and source.tokens[open - 1].text
    if word == "effect_text" then return nil end
    local top = word and word ~= "modes" and source.tokens[open].open == scope.card_open -- also shorthand
    if not found and word and (top or scope.words.abilities[word]) then
      found = { open = open, word = word, named = source:is(open - 2, "op", "=") }
    end
    open = source.tokens[open].open
  end
  return open and (found or { open = open }) or nil
end

-- Whether `me` of an ability is the card: what is named may be given to others, but for words that a
-- card only starts itself.
local function is_own(ability, words)
  local row = words.abilities[ability.word]
  return not ability.named or row ~= nil and not row.unnamed
end

local function of_me(source, at, scope)
  local ability = ability_at(source, at, scope)
  return ability and is_own(ability, scope.words) and scope.card_types or nil
end

-- The texts that a field of an ability holds: event = "die", event = { "attack", "defend" }.
local function texts_of(source, ability, key)
  local entry, list = source:entry(ability.open, key), {}
  for at = entry and entry.first or 1, entry and entry.last or 0 do
    if source:is(at, "string") then list[#list + 1] = source.tokens[at].text end
  end
  return list
end

-- What the events of an ability happen to, and the events.
local function of_events(source, ability, words)
  local names = texts_of(source, ability, "event")
  local row = words.abilities[ability.word]
  if row and row.event then names[#names + 1] = row.event end
  local types = {}
  for _, name in ipairs(names) do
    local of = words.events[name] and words.events[name].of
    if not of then return nil, names end
    for type in pairs(means.set(of)) do types[type] = true end
  end
  return #names > 0 and types or nil, names
end

-- The types of the event's subject where a token stands, and the events.
function means.of_subject(source, at, scope)
  local ability = scope.card_open and ability_at(source, at, scope)
  if not ability or not ability.word then return nil end
  local types, names = of_events(source, ability, scope.words)
  local said = source:entry(ability.open, "subject")
  if said and source:is(said.first, "string", "me") then
    return is_own(ability, scope.words) and scope.card_types or types, names
  end
  local given = said and means.of_selector(source, said.first, said.first + 1, scope.words)
  return given or types, names
end

-- Whether a token stands in text that is played or used, and waits for no event.  What is named may be
-- begun by an ability that does.
function means.has_no_event(source, at, scope)
  local ability = scope.card_open and ability_at(source, at, scope)
  if not ability or ability.named then return false end
  local row = scope.words.abilities[ability.word]
  return not ability.word or row ~= nil and row.used
end

-- ---- Expressions ------------------------------------------------------------------------------

-- game.all(foes), game.choose(foes, ...): what its selector finds.
local function of_call(source, first, scope)
  local asked = source:is(first, "name", "game") or source:is(first, "name", "q")
  local action = asked and source:is(first + 1, "op", ".") and scope.words.actions[source.tokens[first + 2].text]
  local finds = action and (action.result == "objects" or action.result == "object")
    and action.params[1] and action.params[1].type == "selector"
  local given = finds and source:is(first + 3, "op", "(") and source:entries(first + 3)[1]
  return given and means.types(source, given.first, given.last, scope) or nil
end

local function of_name(source, at, scope)
  local binding = values.binding_at(scope, source.tokens[at].text, at)
  if not binding or binding.changes then return nil end
  if binding.types then return binding.types end
  if binding.parameter == 2 and binding.name == "me" then return of_me(source, at, scope) end
  local given = binding.given
  return given and means.types(source, given.first, given.last, scope) or nil
end

function means.types(source, first, last, scope)
  if first == last then return source:is(first, "name") and of_name(source, first, scope) or nil end
  if source:is(last, "name", "subject") and source:is(last - 1, "op", ".")
    and values.type_of(source, first, last - 2, scope) == "event" then
    return (means.of_subject(source, first, scope))
  end
  local token = source.tokens[first]
  if scope.words.built[token.text] and source:is(first + 1, "op", "{") and source.tokens[first + 1].close == last then
    return means.of_selector(source, first, first + 1, scope.words)
  end
  return source.tokens[last].text == ")" and source.tokens[last].open == first + 3 and of_call(source, first, scope) or nil
end

-- The first token of what stands in front of a dot: game.event.subject
function means.first_before(source, dot)
  local at = dot - 1
  if source.tokens[at].text == ")" then return source.tokens[at].open - 3 end
  while source:is(at - 1, "op", ".") and source:is(at - 2, "name") do at = at - 2 end
  return at
end

return means
