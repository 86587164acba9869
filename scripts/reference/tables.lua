-- SPDX-License-Identifier: MIT
--
-- tables.lua -- the engine's tables of words (lunarbiter.words) as the writers of pages and
-- annotations ask for them: notes by word, and lines that are collected.

local Tables = {}
Tables.__index = Tables

local function find(notes, of, name)
  for _, note in ipairs(notes) do
    if note.of == of and note.name == name then return note end
  end
  return nil
end

function Tables.new(words)
  local t = setmetatable({ words = words, lines = {}, is_ability = {} }, Tables)
  for _, row in ipairs(words.abilities) do t.is_ability[row.word] = true end
  return t
end

-- The note of a word: the game's before that of every game; of a field of an ability, the one of
-- that ability before the one of any (bindings/language/notes.h).
function Tables:note(of, name)
  local function any(kind) return find(self.words.notes, kind, name) or find(self.words.house_notes, kind, name) end
  return any(of) or (name ~= "" and self.is_ability[of] and any "*") or nil
end

function Tables:help(of, name)
  local note = self:note(of, name)
  return note and note.help or ""
end

-- Adds text; nothing ends a line but "\n".
function Tables:add(format, ...)
  self.lines[#self.lines + 1] = select("#", ...) > 0 and format:format(...) or format
end

function Tables:text() return table.concat(self.lines) end

-- The parameters of an action that stand between its brackets, and those in the table at its end.
function Tables.parameters(action)
  local listed, options = {}, {}
  for _, param in ipairs(action.params) do
    local into = param.named and options or listed
    into[#into + 1] = param
  end
  return listed, options
end

return Tables
