-- SPDX-License-Identifier: MIT
--
-- reference.lua -- writes docs/reference-scenarios.md: every word of scenarios, from the notes
-- on them (notes.lua).

local engine = require "lunarbiter"
local notes = require "scenario.notes"

local HEAD = [[
# Reference: the words of scenarios

Written by the program from its own tables (`scripts/scenario/notes.lua`). [scenarios.md](scenarios.md) teaches them.
`?` marks what may be left out; what a method gives is what it was called on, so that more can follow, unless it is said.
Types with a capital letter are those of the [editor's annotations](editor.md): `Seat` is "p1" to "p4", `CardSpec` a card's
name or a table of what is said of it, `CardsSpec` one or a list of them.]]

local function cell(text) return (text:gsub("|", "\\|")) end

-- ":use(card, n?)": what a method takes, without types.
local function call_of(note)
  local names = {}
  for name in (note[2] .. ","):gmatch "([%w_.]+%??): " do names[#names + 1] = name end
  return ("%s(%s)"):format(note[1], table.concat(names, ", "))
end

local function row_of(note)
  if not notes.is_method(note) then
    return ("| `%s` | `%s` | %s |"):format(note[1], cell(note[2]), note[3])
  end
  local gives = note.gives and (" Gives `%s`."):format(cell(note.gives)) or ""
  return ("| `:%s` | `%s` | %s.%s |"):format(call_of(note), cell(note[2]), note[3], gives)
end

local function add_table(add, list)
  add "\n| word | takes | meaning |\n| --- | --- | --- |"
  for _, note in ipairs(list) do add((row_of(note):gsub("| `` |", "| |"))) end
end

local function title_of(kind)
  return kind.title .. (kind.called and (": `%s`"):format(kind.called) or "")
end

local function write()
  local lines = {}
  local function add(text) lines[#lines + 1] = text end
  add(HEAD)
  add "\n## In a spec file"
  add "\n| word | takes | meaning |\n| --- | --- | --- |"
  for _, note in ipairs(notes.words) do
    add(("| `%s` | `%s` | %s |"):format(call_of(note), cell(note[2]), note[3]))
  end
  add "\n## In every game"
  for _, kind in ipairs(notes.kinds) do
    add("\n### " .. title_of(kind))
    add_table(add, notes.house[kind[1]])
  end
  for _, game in ipairs(engine.games()) do
    add(("\n## Only in %s"):format(game))
    for _, kind in ipairs(notes.kinds) do
      local own = require("scenario.notes." .. game)[kind[1]]
      if own then
        add("\n### " .. title_of(kind))
        add_table(add, own)
      end
    end
  end
  return table.concat(lines, "\n")
end

return { run = function(_, options) options.print(write()) end }
