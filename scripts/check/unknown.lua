-- SPDX-License-Identifier: MIT
--
-- unknown.lua -- what was meant by a name that cards do not have, read off what stands around it.
--
-- A load knows the names of cards and guesses among them; the text tells of more: locals of the
-- file, texts without quotes, numbers that are compared where only fields stand.

local guess = require("check.guess").hint

local COMPARED = { [">="] = "at_least", [">"] = "more_than", ["<="] = "at_most", ["<"] = "less_than" }

-- The names of the locals and parameters of a file.
local function locals_of(source)
  local names = {}
  for _, i in ipairs(source:places "local") do
    local at = source:is(i + 1, "name", "function") and i + 2 or i + 1
    names[#names + 1] = source.tokens[at] and source.tokens[at].text
  end
  for _, i in ipairs(source:places "function") do
    for _, at in ipairs((source:parameters(i))) do names[#names + 1] = source.tokens[at].text end
  end
  return names
end

-- The index of the token in that place.
local function index_at(source, line, column)
  for i, token in ipairs(source.tokens) do
    if token.line == line and token.column == column then return i end
  end
  return nil
end

-- Whether it is all of an entry in braces: { "Jinx", Zaun }, exhaust = me
local function is_entry(source, i)
  local before, behind = source.tokens[i - 1], source.tokens[i + 1]
  local open = source.tokens[i].open
  return open and source.tokens[open].text == "{" and before and behind
    and (before.text == "{" or before.text == "," or before.text == "=")
    and (behind.text == "," or behind.text == "}")
end

-- What to write instead; nil: nobody knows more than the load.
local function advice(source, i, name)
  local behind = source.tokens[i + 1]
  local in_function = source:in_function(i)
  if name == "game" and in_function then return ": 'run' gets it first: function(game, me)" end
  if name == "game" then
    return ": the file is read here, and no game is played. A function gets it: run = function(game, me) ... end; "
      .. "numbers that are looked at in play are number.count(...), number.you(...)"
  end
  if name == "me" and in_function then return ": a function gets it after the game: function(game, me)" end
  if name == "me" then return ': in front of a function it is a text: "me"' end
  local near = guess(name, locals_of(source))
  if near ~= "" then return near end
  local compared = behind and not in_function and COMPARED[behind.text]
  if compared then
    return (": a field is compared with a word: %s = %s(%s)"):format(name, compared,
      source.tokens[i + 2] and source.tokens[i + 2].text or "")
  end
  return is_entry(source, i) and not in_function and (': a text stands in quotes: "%s"'):format(name) or nil
end

-- Says more of a problem that a load has found.
local function explain(source, problem)
  local name = problem.code == "unknown-name" and problem.message:match "^unknown name '([%w_]+)'"
  local i = name and index_at(source, problem.line, problem.column)
  local more = i and source.tokens[i].text == name and advice(source, i, name)
  if not more then return end
  problem.message = ("unknown name '%s'%s"):format(name, more)
  problem.hint = more:match "did you mean (.-)%?"
end

return { explain = explain }
