-- SPDX-License-Identifier: MIT
--
-- games.lua -- writes docs/reference-words.md: every word of the games side by side: where a game
-- has it, what is written in its place, or why a game has no room for it.
--
-- The rows are those that the loader reads (actions, words for abilities, fields, attributes) and
-- those by which it refuses another game's words (OtherWord in bindings/language/words.h), so the
-- table says what the loader does.

local engine = require "lunarbiter"

-- The kinds of words; `of` gives the words of a game in the order of its table, each with the rule
-- that its row names, if any.
local KINDS = {
  { name = "actions", kind = "action", of = function(words) return words.actions end },
  { name = "abilities", kind = "ability", of = function(words)
    local list = {}
    for i, row in ipairs(words.abilities) do list[i] = { name = row.word } end
    return list
  end },
  { name = "fields of abilities", kind = "field", of = function(words)
    local list = {}
    for i, name in ipairs(words.fields) do list[i] = { name = name } end
    return list
  end },
  { name = "attributes", kind = "attribute", of = function(words) return words.attributes end },
}

-- The row of a game that has the word; nil: it has not.
local function row_of(game, kind, name)
  for _, row in ipairs(kind.of(game)) do
    if row.name == name then return row end
  end
  return nil
end

local function is_keyword(game, name)
  for _, keyword in ipairs(game.keywords) do
    if keyword == name then return true end
  end
  return false
end

-- What a game says of another game's word; nil: nothing.
local function other_of(game, kind, name)
  for _, other in ipairs(game.others) do
    if not other.kinds or other.kinds[kind.kind] then
      for word in other.word:gmatch "%S+" do
        if word == name then return other end
      end
    end
  end
  return nil
end

local function cell(game, kind, name)
  local row = row_of(game, kind, name)
  if row then return " yes" .. (row.rule and ", " .. row.rule or "") .. " |" end
  local other = other_of(game, kind, name)
  if not other then return " |" end
  if other.form or other.ours then return (" write `%s` |"):format(other.form or other.ours) end
  return (" no, %s: %s |"):format(other.rule, other.why)
end

-- Calls `visit(game, row)` for each word of a kind, the first time that it comes; values of keywords
-- are no words of their own.
local function each_word(games, kind, visit)
  local seen = {}
  for _, game in ipairs(games) do
    for _, row in ipairs(kind.of(game)) do
      local known = seen[row.name] or (kind.kind == "attribute" and is_keyword(game, row.name))
      if not known then visit(game, row) end
      seen[row.name] = true
    end
  end
end

local function add_kind(lines, games, kind)
  local titles, bars = {}, {}
  for i, game in ipairs(games) do titles[i], bars[i] = (" %s |"):format(game.title), " --- |" end
  lines[#lines + 1] = ("\n## %s\n"):format((kind.name:gsub("^%l", string.upper)))
  lines[#lines + 1] = "| word |" .. table.concat(titles)
  lines[#lines + 1] = "| --- |" .. table.concat(bars)
  each_word(games, kind, function(_, row)
    local cells = {}
    for i, game in ipairs(games) do cells[i] = cell(game, kind, row.name) end
    lines[#lines + 1] = ("| `%s` |%s"):format(row.name, table.concat(cells))
  end)
end

local function all_games()
  local games = {}
  for i, name in ipairs(engine.games()) do games[i] = engine.words(name) end
  return games
end

local function write(games)
  local lines = { [[
# Words by game

Written by the program from its own tables (scripts/reference/games.lua): every
word of cards, in which games it is there (with its rule), what is written in its
place, or which rule leaves no room for it. A load says the same of a card.
What the words mean: [reference.md](reference.md), [reference-evolve.md](reference-evolve.md).]] }
  for _, kind in ipairs(KINDS) do add_kind(lines, games, kind) end
  return table.concat(lines, "\n")
end

-- A line for each word of one game that another game has no row about.
local function unsaid(games)
  local lines = {}
  for _, kind in ipairs(KINDS) do
    each_word(games, kind, function(_, row)
      for _, game in ipairs(games) do
        if not row_of(game, kind, row.name) and not other_of(game, kind, row.name) then
          lines[#lines + 1] = ("%s: nothing is said of `%s` (%s)"):format(game.game, row.name, kind.name)
        end
      end
    end)
  end
  return lines
end

return {
  -- With "unsaid" it lists what is missing, and gives how much that is.
  run = function(arguments, options)
    local games = all_games()
    if arguments[1] ~= "unsaid" then
      options.print(write(games))
      return { unsaid = 0 }
    end
    local lines = unsaid(games)
    if #lines > 0 then options.print(table.concat(lines, "\n")) end
    return { unsaid = #lines }
  end,
}
