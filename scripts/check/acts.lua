-- SPDX-License-Identifier: MIT
--
-- acts.lua -- what the text of a scenario calls: words that scenarios do not have, verbs and
-- names of cards that acts and expectations begin with, dots that should be colons.
--
-- Spec files are long and there are as many as cards, so they are searched for colons, not read
-- word by word.

local arguments = require "check.arguments"
local guess = require("check.guess").hint
require "scenario.expect" -- gives the classes their expectations
local house = require "scenario.table"
local tools = require "scenario.tools"

-- ---- Places -------------------------------------------------------------------------------

local function tell(work, at, code, message, ...)
  local before = work.read.source:sub(1, at - 1)
  work.report:at(work.file.source, { line = 1 + select(2, before:gsub("\n", "")),
    column = #before:match "[^\n]*$" + 1 }, code, message, ...)
end

-- ---- Words --------------------------------------------------------------------------------

local methods_of = {}

-- All methods that a scenario of a game may call, of any of its classes.
local function methods(game)
  if methods_of[game] then return methods_of[game] end
  local words, all = require("scenario." .. game), {}
  for _, class in ipairs { "Table", "Player", "Cards", "Card", "Seeds" } do
    for _, methods in ipairs { house[class], words[class] or {} } do
      for name, value in pairs(methods) do
        if type(value) == "function" then all[name] = true end
      end
    end
  end
  for _, name in ipairs { "expect_legal", "expect_illegal" } do all[name] = true end -- deck.lua
  for name in pairs(string) do all[name] = true end
  methods_of[game] = all
  return all
end

local function check_word(work, call)
  local text = work.read.source
  if methods(work.file.game)[call.name] or not text:find("^%s*[%({\"]", call.behind) then return end
  if text:find("^[%w_%)}]", call.colon - 1) and not text:find("^game:", call.colon - 4) then -- the engine's own
    tell(work, call.colon + 1, "unknown-method", "scenarios have no ':%s'%s", call.name,
      guess(call.name, methods(work.file.game)))
  end
end

-- ---- Verbs and names ----------------------------------------------------------------------

local ASKED = tools.set_of { "can", "cannot", "may" }

-- "p2's Gust#2" is a Gust.
local function plain_name(name)
  return (name:gsub("#%d+$", ""):gsub("^an ability of ", ""):gsub("^p%d's ", ""))
end

-- "Gust in hand", "Gust#2 at West Field": the card of that name that lies there.
local function without_place(name)
  return name:match "^(.+) in %a+$" or name:match "^(.+) at .+$" or name
end

-- What the name was looked for as, where no card is called so.
local function unknown(work, name)
  if work.names[name] then return nil end
  local wanted = plain_name(without_place(name))
  return not (work.names[wanted] or wanted:find "^p%d$") and wanted or nil
end

local function check_verb(work, verb, at)
  if work.words.is_verb[verb] then return end
  tell(work, at, "unknown-value", "nobody can '%s' here, but may %s%s", verb,
    table.concat(work.words.verbs, ", "), guess(verb, work.words.verbs))
end

local function check_name(work, name, at)
  local wanted = unknown(work, name)
  if not wanted then return end
  tell(work, at, "unknown-card", "there is no card named '%s'%s", wanted, guess(wanted, work.names))
end

-- A text that begins at `at`, where it stands alone and is not worked out: what is in it, and
-- the place behind it.
local function text_at(text, at)
  local place, said, behind = text:match("^()\"([^\"\n]*)\"()", at)
  if not place or text:find("^%s*%.%.", behind) then return nil end
  return said, behind
end

-- can("play", "Gust"), and of anybody: t:can(t.p1, "play", "Gust")
local function check_asked(work, at)
  local text = work.read.source
  at = text:match("^%s*t%.p%d%s*,%s*()", at) or at
  local verb, behind = text_at(text, at)
  if not verb then return end
  check_verb(work, verb, at)
  local place = text:match("^%s*,%s*()", behind)
  local name = place and text_at(text, place)
  if name then check_name(work, name, place) end
end

-- t.p1:play("Gust"), t:expect("Gust")
local function names_card(work, call)
  local text = work.read.source
  return work.words.is_verb[call.name] and text:find("^%f[%w_]p%d:", call.colon - 2)
    or call.name == "expect" and text:find("^%f[%w_]t:", call.colon - 1)
end

local function check_call(work, call)
  local at = work.read.source:match("^[%s(]+()", call.behind)
  check_word(work, call)
  arguments.check_call(work, call.name, call.behind, function(place, code, message)
    tell(work, place, code, ":%s: %s", call.name, message)
  end)
  if not at then return end
  if ASKED[call.name] then return check_asked(work, at) end
  local name = text_at(work.read.source, at)
  if name and names_card(work, call) then check_name(work, name, at) end
end

-- ---- Dots for colons --------------------------------------------------------------------------

-- What stands in front of a dot behind which a word of scenarios is called: t.expect(...),
-- t.p1.play(...), t:expect("Gust").might(3)
local function called_of(text, dot)
  local word = text:match("^[%w_]+", dot + 1)
  local before = text:sub(math.max(1, dot - 4), dot - 1)
  if before:find "%f[%w_]t$" and not word:find "^p%d$" then return "t", word end
  return before:match "%f[%w_]t%.(p%d)$" or before:find "[\"%w]%)$" and "...", word
end

local function check_dot(work, dot, behind)
  local text = work.read.source
  local of, word = called_of(text, dot)
  local is_method = of and methods(work.file.game)[word] and not string[word]
  if is_method and text:find("^[%({\"]", behind) then
    tell(work, dot, "method-call", "write %s:%s(...), with a colon", of:find "^p" and "t." .. of or of, word)
  end
end

local function check_dots(work)
  local text, dot = work.read.source, 0
  repeat
    dot = text:find(".", dot + 1, true)
    local behind = dot and text:match("^%a[%w_]*()", dot + 1)
    if behind and text:find("^[t%d)]", dot - 1) then check_dot(work, dot, behind) end
  until not dot
end

-- `work`: as position.lua makes it; what is read has no test cards, whose words are others.
local function check(work)
  local text, colon = work.read.source, 0
  check_dots(work)
  repeat
    colon = text:find(":", colon + 1, true)
    local name, behind = text:match("^(%a[%w_]*)()", (colon or #text) + 1)
    if colon and name then check_call(work, { name = name, colon = colon, behind = behind }) end
  until not colon
end

return { check = check, unknown = unknown }
