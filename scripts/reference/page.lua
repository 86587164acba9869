-- SPDX-License-Identifier: MIT
--
-- page.lua -- writes docs/reference.md, or docs/reference-NAME.md of another game: the tables, for
-- people (for editors: annotations.lua).
--
-- The text is made from the tables that check arguments and fields while a card is loaded and
-- played, so it cannot contradict them. A test compares the files in the repository with it.

local engine = require "lunarbiter"
local Tables = require "reference.tables"

-- What the types of parameters and results are called here.
local TYPES = { name = "text", choice = "objects", names = "texts" }
local function type_name(name) return TYPES[name] or name end

-- "deal(amount, units, { by = object })"
local function call_of(action)
  local listed, options = Tables.parameters(action)
  local said, named = {}, {}
  for _, param in ipairs(listed) do said[#said + 1] = param.name .. (param.optional and "?" or "") end
  for _, param in ipairs(options) do named[#named + 1] = param.name .. " = " .. type_name(param.type) end
  if #named > 0 then said[#said + 1] = "{ " .. table.concat(named, ", ") .. " }" end
  return ("%s(%s)"):format(action.name, table.concat(said, ", "))
end

local function takes_places(words)
  for _, action in ipairs(words.actions) do
    for _, param in ipairs(action.params) do
      if param.type == "place" then return true end
    end
  end
  return false
end

local function add_actions(t)
  local words, lasts = t.words, {}
  for i, word in ipairs(words.durations) do lasts[i] = (' "%s"'):format(word) end
  t:add([[
## Actions

`game` has all actions; `q` has those that only read. An argument with `?` may be left
out. Braces stand for a table of options, each of which may be left out. A list of
objects may be one object, a list or a selector; objects that are gone are dropped. A
player is an id or one of "you", "opponent", "next", "turn_player"; ]])
  if takes_places(words) then t:add 'a place an id, "base" or\n"here"; ' end
  t:add("a duration one of" .. table.concat(lasts, ","))
  t:add [[
. An action on `none`, or on an
object that is gone, does nothing. `game.event` is a field, not a function: the event
that triggered the running ability, with `kind`, `subject`, `owner`, `place`, `source`,
`other`, `player` and `amount`.

| action | gives | in | rule | |
| --- | --- | --- | --- | --- |
]]
  for _, action in ipairs(words.actions) do
    t:add("| `%s` | %s | %s | %s | %s |\n", call_of(action), type_name(action.result),
      action.mode == "read" and "`game` `q`" or "`game`", action.rule, action.help)
  end
end

local function add_lists(t)
  if #t.words.list_actions == 0 then return end
  t:add [[

## Lists

An action that gives objects gives a list: `#list` is their number, `list[1]` the first.
A list has these functions, called with a colon; each gives a list again.
`game.list(...)` makes a list from a table that a script put together.

| of a list | gives | rule | |
| --- | --- | --- | --- |
]]
  for _, action in ipairs(t.words.list_actions) do
    t:add("| `list:%s` | %s | %s | %s |\n", call_of(action), type_name(action.result), action.rule, action.help)
  end
end

local KINDS = { bool = "true or false", set = "one of", relation = "selector" }

local function add_attributes(t)
  t:add([[

## Attributes

Fields of selectors. A script may also read numbers, and fields that are true or
false, from an object: `enemy.%s`.

| field | kind | rule | |
| --- | --- | --- | --- |
]], t.words.a_number)
  for _, row in ipairs(t.words.attributes) do
    local values = ""
    for _, value in ipairs(row.values or {}) do values = ("%s `%s`"):format(values, value) end
    t:add("| `%s` | %s%s | %s | %s |\n", row.name, KINDS[row.kind] or row.kind, values, row.rule, row.help)
  end
end

local function add_events(t)
  t:add [[

## Events

The second column says which abilities an event may be used in: `when` (also `delayed`
and tallies) and `instead_of`. An event without either is only told to players and
tests.

| event | used in | rule | what happened; its place; its amount |
| --- | --- | --- | --- |
]]
  for _, event in ipairs(t.words.events) do
    t:add("| `%s` |%s%s | %s | %s |\n", event.name, event.told and "" or " `when`",
      event.replaced and " `instead_of`" or "", event.rule, event.help)
  end
end

local function add_noted(t, of, name)
  local note = t:note(of, name)
  t:add("| `%s` | %s | %s |\n", name, note and note.rule or "", note and note.help or "")
end

local function add_bans(t)
  t:add [[

## Bans

Words that the field `cannot` of a static takes, and whom they forbid it.

| ban | forbidden to | rule | |
| --- | --- | --- | --- |
]]
  for _, word in ipairs(t.words.every) do
    local note = word.of == "ban" and t:note(word.of, word.name)
    if note then t:add("| `%s` | %s | %s | %s |\n", word.name, note.type, note.rule, note.help) end
  end
end

local function add_names(t)
  add_events(t)
  t:add [[

## Options

The first word of an option's id is its kind, which says what the option does.

| option | rule | |
| --- | --- | --- |
]]
  for _, verb in ipairs(t.words.verbs) do t:add("| `%s` | %s | %s |\n", verb.name, verb.rule, verb.help) end
  t:add "\n## Zones\n\n| zone | rule | |\n| --- | --- | --- |\n"
  for _, zone in ipairs(t.words.zones) do
    t:add("| `%s` | %s | %s |\n", zone.name, zone.rule, t:help("zone", zone.name))
  end
  t:add "\n## Durations\n\n| duration | rule | |\n| --- | --- | --- |\n"
  for _, word in ipairs(t.words.durations) do add_noted(t, "duration", word) end
  add_bans(t)
  if #t.words.switches > 0 then
    t:add [[

## Switches

Single rules that a format may change ([formats.md](formats.md#switches)).
E: the earlier edition of the rules.

| switch | rule | what happens instead |
| --- | --- | --- |
]]
  end
  for _, switch in ipairs(t.words.switches) do
    t:add("| `%s` | %s | %s |\n", switch.name, switch.rule, switch.help)
  end
  t:add "\n## Keywords\n\n| keyword | rule | |\n| --- | --- | --- |\n"
  for _, word in ipairs(t.words.keywords) do add_noted(t, "keyword", word) end
end

-- A bar would end the cell of a table.
local function cell(text) return (text or ""):gsub("|", "\\|") .. "" end

local function add_words_of(t, notes, kinds)
  for _, note in ipairs(notes) do
    if kinds[note.of] then
      t:add("| `%s%s` | %s | %s |\n", note.of == "number" and "number." or "", note.name, cell(note.type),
        cell(note.help))
    end
  end
end

local CONSTRUCTORS = { selector = true, slot = true, several = true, value = true, bound = true, number = true,
  file = true }

local function add_constructors(t)
  t:add [[

## Words

Words that do not take a table of fields. A kind of value begins with a capital letter;
kinds that are tables are listed below, with their fields.

| word | what it takes and gives | |
| --- | --- | --- |
]]
  add_words_of(t, t.words.notes, CONSTRUCTORS)
  add_words_of(t, t.words.house_notes, CONSTRUCTORS)
  t:add "\n| kind of value | what it may be | |\n| --- | --- | --- |\n"
  add_words_of(t, t.words.notes, { alias = true })
  add_words_of(t, t.words.house_notes, { alias = true })
end

local function add_fields(t)
  local open
  t:add "\n## Fields\n"
  for _, word in ipairs(t.words.every) do
    if word.field and word.of ~= open then
      local whole = t:note(word.of, "")
      open = word.of
      t:add("\n### `%s`\n\n", open)
      if whole then t:add("%s.\n\n", (whole.help:gsub("^%l", string.upper))) end
      t:add "| field | value | rule | |\n| --- | --- | --- | --- |\n"
    end
    if word.field then
      local note = t:note(word.of, word.name) or { type = "", help = "" }
      t:add("| `%s` | %s | %s | %s |\n", word.name, cell(note.type), note.rule or "", cell(note.help))
    end
  end
end

local function write(words)
  local t = Tables.new(words)
  t:add([[
# Reference (%s, %s)

The program writes this page from its own tables (scripts/reference/page.lua).
[README.md](README.md) lists the pages that explain the words with examples;
[reference-words.md](reference-words.md) compares the games.

]], words.game, words.edition)
  add_actions(t)
  add_lists(t)
  add_attributes(t)
  add_names(t)
  add_constructors(t)
  add_fields(t)
  return t:text()
end

return {
  write = write,
  run = function(arguments, options) options.print((write(engine.words(arguments[1])):gsub("\n$", ""))) end,
}
