-- SPDX-License-Identifier: MIT
--
-- annotations.lua -- writes scripts/meta/NAME/cards.lua: the tables, for editors that read LuaLS
-- annotations.
--
-- Everything of a game carries the game's name, "riftbound.Selector", so that the files of two
-- games do not mix. Only the words of card files are global, as they are in those files, so a
-- workspace takes the folder of one game (docs/editor.md). A class with `(exact)` has no other
-- fields than those listed, so that editors underline a wrong one.

local engine = require "lunarbiter"
local Tables = require "reference.tables"

-- What the types of parameters are called here. Results of actions have the same names, except that
-- an integer is a plain one.
local TYPES = {
  nothing = { "nil", "" }, none = { "nil", "" }, boolean = { "boolean", "" },
  integer = { "integer|NumberExpression", "" }, object = { "Object", "one object" },
  objects = { "Objects", "one object, a list or a selector" }, integers = { "integer[]", "" }, name = { "string", "" },
  keyword = { "Keyword", "a keyword" }, selector = { "Selector", "a selector, built at file level" },
  player = { "Player", "a player; the controller when left out" },
  duration = { "Duration", "how long it lasts" }, place = { "Place", "a place" },
  choice = { "Objects", "what is chosen from" }, deals = { "Deal[]", "{ target, amount, by = object } each" },
  names = { "string|string[]", "a name, or a list of them" },
}
local GONE = { "Object", "one object, also one that is gone" }

local function type_of(param) return param.gone and GONE or TYPES[param.type] end

-- ---- Lines ------------------------------------------------------------------------------

-- A type with the game's name before every name that begins with a capital letter; text in quotes
-- stays as it is.
local function typed(t, type)
  local out, quoted, inside = {}, false, false
  for char in type:gmatch "." do
    if char == '"' then quoted = not quoted end
    if not quoted and not inside and char:match "%u" then out[#out + 1] = t.words.game .. "." end
    inside = char:match "[%w_]" ~= nil
    out[#out + 1] = char
  end
  return table.concat(out)
end

local function helped(help, rule)
  return rule and rule ~= "" and ("%s (%s)"):format(help, rule) or help
end

local function add_class(t, name, exact)
  t:add("\n---@class %s%s.%s\n", exact and "(exact) " or "", t.words.game, name)
end

local function add_field(t, name, needed, type, help, rule)
  t:add("---@field %s%s %s%s%s\n", name, needed and "" or "?", typed(t, type), help and help ~= "" and " " or "",
    helped(help or "", rule))
end

local function add_alias(t, name) t:add("\n---@alias %s.%s\n", t.words.game, name) end

local function add_word(t, word, help, rule) t:add('---| "%s" # %s\n', word, helped(help, rule)) end

-- ---- Words with help ----------------------------------------------------------------------

local function add_named(t, alias, rows)
  if #rows == 0 then return end
  add_alias(t, alias)
  for _, row in ipairs(rows) do add_word(t, row.name, row.help, row.rule) end
end

local function add_noted(t, of, names)
  for _, name in ipairs(names) do
    local note = t:note(of, name) or { help = "" }
    add_word(t, name, note.help, note.rule)
  end
end

-- The attributes; of rows with one name the first is meant.
local function attributes_of(t)
  local list, seen = {}, {}
  for _, row in ipairs(t.words.attributes) do
    if not seen[row.name] then list[#list + 1] = row end
    seen[row.name] = true
  end
  return list
end

local function is_answered(row) return row.kind == "bool" or row.kind == "number" end

local function add_enumerations(t)
  local words = t.words
  add_alias(t, "Keyword")
  add_noted(t, "keyword", words.keywords)
  t:add "---| string # one that a mod defines\n"
  add_named(t, "EventName", words.events)
  add_alias(t, "Zone")
  for _, zone in ipairs(words.zones) do add_word(t, zone.name, t:help("zone", zone.name), zone.rule) end
  add_alias(t, "Duration")
  add_noted(t, "duration", words.durations)
  add_named(t, "Switch", words.switches)
  if #words.switches == 0 then t:add("\n---@alias %s.Switch string\n", words.game) end
  add_alias(t, "CardType")
  for _, type in ipairs(words.types) do t:add('---| "%s"\n', type) end
  add_alias(t, "Ban")
  for _, word in ipairs(words.every) do
    if word.of == "ban" then add_noted(t, "ban", { word.name }) end
  end
  add_alias(t, "Attribute")
  for _, row in ipairs(attributes_of(t)) do
    if is_answered(row) then add_word(t, row.name, row.help, row.rule) end
  end
end

local function add_aliases(t, notes)
  for _, note in ipairs(notes) do
    if note.of == "alias" then
      t:add("\n---%s\n---@alias %s.%s %s\n", helped(note.help, note.rule), t.words.game, note.name,
        typed(t, note.type))
    end
  end
end

-- ---- Values ---------------------------------------------------------------------------------

-- The values that words give, and what may be done with them.
local VALUES = {
  { "Ability", "an ability, ready to stand in a card" }, { "Definition", "a card" },
  { "Selector", "objects that are looked for" }, { "Slot", "something that is chosen" },
  { "Several", "how many a cost takes" }, { "Bound", "what a number of a selector must be" },
  { "Ref", "what a named ability was started with" }, { "Comparison", "true or false of numbers" },
}

local function add_values(t)
  local game = t.words.game
  for _, value in ipairs(VALUES) do
    -- a selector stands wherever a slot may
    local under = value[1] == "Selector" and (": %s.Slot"):format(game) or ""
    t:add("\n---%s\n---@class %s.%s%s\n", value[2], game, value[1], under)
  end
  add_class(t, "NumberExpression", false)
  for _, operator in ipairs { "add", "sub", "mul" } do
    t:add("---@operator %s(%s.Number): %s.NumberExpression\n", operator, game, game)
  end
  t:add("---@operator unm: %s.NumberExpression\n", game)
  for _, name in ipairs { "at_least", "at_most", "less_than", "more_than", "equals", "different" } do
    add_field(t, name, true, "fun(self: NumberExpression, n: Number): Comparison", t:help("bound", name))
  end
  add_class(t, "Deal", false)
  t:add("---@field [1] %s", typed(t, "Object to what\n---@field [2] integer how much\n---@field by? Object\n"))
  add_class(t, "Event", true)
  for _, field in ipairs(t.words.event_fields) do add_field(t, field.name, true, field.type, field.help) end
end

local ATTRIBUTE_TYPES = { bool = "boolean", number = "Number|Bound", keyword = "Keyword|Keyword[]",
  relation = "Selector", place = "string|string[]|Selector|table" }

local function add_objects(t)
  t:add "\n---a card, a player, an item that waits, a place; or a list of them\n"
  t:add("---@class %s.Object: lightuserdata\n---@field [integer] %s.Object of a list\n", t.words.game,
    t.words.game)
  for _, row in ipairs(attributes_of(t)) do
    if is_answered(row) then
      add_field(t, row.name, true, row.kind == "bool" and "boolean" or "integer", row.help, row.rule)
    end
  end
  add_class(t, "SelectorFields", true)
  add_field(t, "other", false, "boolean", "not me")
  add_field(t, "zone", false, "Zone|Zone[]", "in these zones")
  for _, row in ipairs(attributes_of(t)) do
    add_field(t, row.name, false, ATTRIBUTE_TYPES[row.kind] or "string|string[]|table", row.help, row.rule)
  end
end

-- ---- Actions --------------------------------------------------------------------------------

-- The type of what an action gives; nil: it gives nothing.
local function result_of(t, action)
  if action.result == "nothing" then return nil end
  if action.result == "objects" or action.result == "choice" then return typed(t, "List") end
  return typed(t, action.result == "integer" and "integer" or TYPES[action.result][1])
end

-- The table that ends a call, as a class of its own, so that editors see a wrong option.
local function add_options(t, action, options)
  t:add("\n---@class (exact) %s.%s_options\n", t.words.game, action.name)
  for _, param in ipairs(options) do
    add_field(t, param.name, false, type_of(param)[1], type_of(param)[2])
  end
end

-- The calls in which the options follow although optional parameters are left out.
local function add_overloads(t, action, listed, class, sign)
  local gives = result_of(t, action)
  for last = #listed, 1, -1 do
    if not listed[last].optional then return end
    local said = {}
    if sign == ":" then said[1] = ("self: %s.%s"):format(t.words.game, class) end
    for i = 1, last - 1 do
      local param = listed[i]
      said[#said + 1] = ("%s%s: %s"):format(param.name, param.optional and "?" or "", typed(t, type_of(param)[1]))
    end
    said[#said + 1] = ("options: %s.%s_options"):format(t.words.game, action.name)
    t:add("---@overload fun(%s)%s\n", table.concat(said, ", "), gives and ": " .. gives or "")
  end
end

-- An action as a function of a class, after a dot; as a method of lists, after a colon.
local function add_action(t, action, class, sign)
  local listed, options = Tables.parameters(action)
  local names = {}
  if #options > 0 then add_options(t, action, options) end
  t:add("\n---%s\n", helped(action.help, action.rule))
  for i, param in ipairs(listed) do
    local type = type_of(param)
    names[i] = param.name
    t:add("---@param %s%s %s%s%s\n", param.name, param.optional and "?" or "", typed(t, type[1]),
      type[2] ~= "" and " " or "", type[2])
  end
  if #options > 0 then
    names[#names + 1] = "options"
    t:add("---@param options? %s.%s_options\n", t.words.game, action.name)
  end
  local gives = result_of(t, action)
  if gives then t:add("---@return %s\n", gives) end
  if #options > 0 then add_overloads(t, action, listed, class, sign) end
  t:add("function %s%s%s(%s) end\n", class, sign, action.name, table.concat(names, ", "))
end

-- The lists that actions return; they may be used wherever an object or a list may.
local function add_lists(t)
  t:add("\n---a list of objects that an action gives\n---@class %s.List: %s.Object\nlocal List = {}\n",
    t.words.game, t.words.game)
  for _, action in ipairs(t.words.list_actions) do add_action(t, action, "List", ":") end
end

local function add_actions(t, class, acting)
  local game = t.words.game
  t:add("\n---%s\n---@class %s.%s%s", acting and "what `run` gets first: what may be done, and asked"
    or "what may be asked, and changes nothing", game, class, acting and (": %s.Query"):format(game) or "")
  t:add("\n---@field event %s.Event what triggered the running ability\nlocal %s = {}\n", game, class)
  for _, action in ipairs(t.words.actions) do
    if (action.mode ~= "read") == acting then add_action(t, action, class, ".") end
  end
end

-- ---- The words of files -----------------------------------------------------------------------

local NEEDED = {
  card = { id = true, name = true, type = true }, format = { name = true, players = true },
  mod = { name = true, version = true, game = true }, additional = { name = true, cost = true },
  Tally = { event = true },
}
local FILE_WORDS = { format = true, mod = true }
-- What may have abilities in its list, beside abilities, in which modes may stand.
local LISTS = { card = true, modes = true, effect_text = true, format = true }

-- The class of a word, its name with "Fields", or of a table, its own name.
local function class_of(t, of)
  return ("%s.%s%s"):format(t.words.game, of, of:match "^%u" and "" or "Fields")
end

local function add_fields(t)
  local open
  for _, word in ipairs(t.words.every) do
    if word.field and word.of ~= open then
      open = word.of
      t:add("\n---@class (exact) %s\n", class_of(t, open))
      if LISTS[open] or t.is_ability[open] then t:add("---@field [integer] %s.Ability\n", t.words.game) end
    end
    if word.field then
      local note = t:note(word.of, word.name) or { help = "" }
      local needed = NEEDED[word.of] and NEEDED[word.of][word.name]
      add_field(t, word.name, needed, note.type or "unknown", note.help, note.rule)
    end
  end
end

-- The words that take a table of fields and give an ability.
local function add_words(t)
  local game = t.words.game
  t:add("\n---@class %s.KeywordFields\n---@field [integer] %s.Ability\n---@field abilities? table<string, %s.Ability>\n",
    game, game, game)
  for _, word in ipairs(t.words.every) do
    if not word.field and word.name == "" then
      local note = t:note(word.of, "") or { help = "" }
      t:add("\n---%s\n---@param fields %s\n---@return %s.%s\nfunction %s(fields) end\n", helped(note.help, note.rule),
        word.of == "mode" and game .. ".spell_textFields" or class_of(t, word.of), game,
        FILE_WORDS[word.of] and "Definition" or "Ability", word.of)
    end
  end
end

local function is_word(t, of)
  if of == "modes" or of == "mode" or FILE_WORDS[of] or t.is_ability[of] then return true end
  for _, row in ipairs(t.words.tables) do
    if row.word == of then return true end
  end
  return false
end

-- The words that are short for `when`, or that take what their note says.
local function add_shorthands(t, notes)
  for _, note in ipairs(notes) do
    if note.name == "" and not is_word(t, note.of) then
      t:add("\n---%s\n---@param fields %s\n---@return %s.Ability\nfunction %s(fields) end\n",
        helped(note.help, note.rule), note.type and typed(t, note.type) or class_of(t, "when"), t.words.game,
        note.of)
    end
  end
end

local function add_selectors(t, notes)
  local game = t.words.game
  for _, note in ipairs(notes) do
    if note.of == "selector" then
      t:add("\n---%s", helped(note.help, note.rule))
      if note.name == "card" then
        t:add("\n---@param fields %s.cardFields\n---@return %s.Definition\n", game, game)
        t:add("---@overload fun(fields: %s.SelectorFields): %s.Selector\n", game, game)
      else
        t:add("\n---@param fields %s.SelectorFields\n---@return %s.Selector\n", game, game)
      end
      t:add("function %s(fields) end\n", note.name)
    end
  end
end

local CALLED = { slot = true, several = true, value = true, bound = true, file = true }

-- The words that are called in other ways; their note holds the whole type.
local function add_called(t, notes)
  for _, note in ipairs(notes) do
    if CALLED[note.of] then
      t:add("\n---%s\n---@type %s\n%s = nil\n", helped(note.help, note.rule), typed(t, note.type), note.name)
    end
  end
end

local function add_numbers(t)
  t:add("\n---numbers that are data: the engine evaluates them when it needs them\n---@class (exact) %s.Numbers\n",
    t.words.game)
  for _, notes in ipairs { t.words.house_notes, t.words.notes } do
    for _, note in ipairs(notes) do
      if note.of == "number" then add_field(t, note.name, true, note.type, note.help, note.rule) end
    end
  end
  t:add("\n---@type %s.Numbers\nnumber = nil\n", t.words.game)
end

local function write(words)
  local t, house, own = Tables.new(words), words.house_notes, words.notes
  t:add [[
---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (scripts/reference/annotations.lua).
]]
  add_enumerations(t)
  add_aliases(t, house)
  add_aliases(t, own)
  add_values(t)
  add_objects(t)
  add_lists(t)
  add_actions(t, "Query", false)
  add_actions(t, "Game", true)
  add_fields(t)
  add_words(t)
  add_shorthands(t, own)
  add_selectors(t, house)
  add_selectors(t, own)
  add_called(t, house)
  add_called(t, own)
  add_numbers(t)
  return t:text()
end

return {
  write = write,
  run = function(arguments, options) options.print((write(engine.words(arguments[1])):gsub("\n$", ""))) end,
}
