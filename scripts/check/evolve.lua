-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- what is to be said of Shadowverse: Evolve's cards beside what any game's say: a
-- follower that evolves and its evolved face are two cards of one name (2.11, 5.15), and some actions
-- do nothing to cards of some types.

local guess = require("check.guess").hint
local names = require "check.names"

-- The name of the card, which is the first one in its table, and a word in either order.
local NAME = "[%s{]name%s*=%s*\"([^\"\n]+)\""
local function named_with(word)
  return { { "return", "^%s+card%s*{.-" .. NAME .. ".-" .. word }, { "return", "^%s+card%s*{.-" .. word .. ".-" .. NAME } }
end
local FACES = named_with "%f[%w_]evolved%s*=%s*true"
local BASES = named_with "%f[%w_]evolve%f[^%w_]%s*[={]"

-- Of actions, which argument says to whom, and the types that they do something to.
local function to(at, types, said)
  local answers = { at = at, said = said }
  for type in types:gmatch "%a+" do answers[type] = true end
  return answers
end
local ACTIONS = {
  deal = to(2, "follower leader", "only followers and leaders are dealt damage (5.13)"),
  destroy = to(1, "follower amulet", "only followers and amulets lie on fields (5.5)"),
  engage = to(1, "follower amulet", "only followers and amulets lie on fields (5.3)"),
  refresh = to(1, "follower amulet", "only followers and amulets lie on fields (5.3)"),
  take_control = to(1, "follower amulet", "only followers and amulets lie on fields (10.7.4.3)"),
  evolve = to(1, "follower", "only followers evolve (5.15)"),
  set_evolve_cost = to(1, "follower", "only followers evolve (12.2)"),
  set_defense = to(1, "leader", "it is for leaders, and game.give gives defense to followers (2.8.3)"),
}

local TYPES = { follower = "follower", followers = "follower", amulet = "amulet", amulets = "amulet", spell = "spell",
  spells = "spell", leader = "leader", leaders = "leader" }

-- The type of what a selector that begins at the token takes; nil: it is none, or says no type.
local function selected(source, i)
  return source:is(i, "name") and source:is(i + 1, "op", "{") and TYPES[source.tokens[i].text] or nil
end

-- Calls of an action of the game: the index of the name that alone says to whom.
local function named_in_call(source, i, at)
  local called = source:is(i - 1, "op", ".") and source:is(i - 2, "name", "game") and source:is(i + 1, "op", "(")
  local entry = called and source:entries(i + 1)[at]
  return entry and entry.first == entry.last and source:is(entry.first, "name") and entry.first or nil
end

-- The function around a token in which the name is a parameter, and which parameter.
local function parameter(source, i, name)
  local open = source.tokens[i].open
  while open do
    if source.tokens[open].text == "function" then
      for n, at in ipairs((source:parameters(open))) do
        if source.tokens[at].text == name then return open, n end
      end
    end
    open = source.tokens[open].open
  end
end

-- The type of the target that a parameter of a `run` stands for, beside its `targets`.
local function type_of_target(source, run, n)
  local around = source.tokens[run].open
  local has_both = around and source.tokens[around].text == "{" and source:is(run - 2, "name", "run")
  local targets = has_both and source:entry(around, "targets")
  local entry = targets and source:is(targets.first, "op", "{") and source:entries(targets.first)[n - 2]
  return entry and not entry.key and selected(source, entry.first) or nil
end

-- The type of what a name means at a token; nil: not sure.
local function type_of(source, at)
  local name = source.tokens[at].text
  local run, n = parameter(source, at, name)
  local held
  for _, i in ipairs(source:places(name)) do
    if source:is(i + 1, "op", "=") and not source:is_key(i) then
      if held then return nil end -- given anew
      held = i
    end
  end
  if run then return not held and type_of_target(source, run, n) or nil end
  return held and source:is(held - 1, "name", "local") and not source:in_function(held) and selected(source, held + 2) or nil
end

local function check_actions(source, report)
  for action, answers in pairs(ACTIONS) do
    for _, i in ipairs(source:places(action)) do
      local at = named_in_call(source, i, answers.at)
      local type = at and type_of(source, at)
      if type and not answers[type] then
        report:at(source, source.tokens[at], "matches-nothing", "game.%s does nothing to %ss: %s", action, type, answers.said)
      end
    end
  end
end

local function check(file, files, report, options)
  check_actions(file.source, report)
  local source, open = file.source, file.source:returned "card"
  local name = open and source:value(open, "name")
  if not name then return end
  local type = source:value(open, "type")
  if type and type.text ~= "follower" then return end -- what is only turned over in the evolve deck
  for _, entry in ipairs(source:entries(open)) do
    local key = entry.key and source.tokens[entry.key] or source.tokens[entry.first]
    local other = key.text == "evolve" and FACES
      or key.text == "evolved" and source:is(entry.first, "name", "true") and BASES
    local known = other and names.in_cards(file, files, other, options)
    if known and not known[name.text] then
      report:at(source, key, "no-face", other == FACES
        and "it can never evolve: no card with evolved = true is named '%s'%s"
        or "nothing evolves into it: no follower with 'evolve' is named '%s'%s", name.text,
        guess(name.text, known))
    end
  end
end

return { check = check }
