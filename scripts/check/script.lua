-- SPDX-License-Identifier: MIT
--
-- script.lua -- what stands in the text of cards and keywords and no load can see: fields that
-- are written twice, what actions are called with, targets that nothing uses, names of
-- abilities and cards inside functions.

local engine = require "lunarbiter"
local attributes = require "check.attributes"
local functions = require "check.functions"
local kinds = require "check.kinds"
local means = require "check.means"
local values = require "check.values"
local guesses = require "check.guess"
local guess = guesses.hint

-- ---- The game's tables by name -----------------------------------------------------------

local words_of = {}

local function index(rows, key)
  local by_name = {}
  for _, row in ipairs(rows) do by_name[key and row[key] or row] = row end
  return by_name
end

-- Rows by their rule: several may have the same.
local function index_rules(rows)
  local by_rule = {}
  for _, row in ipairs(rows) do
    by_rule[row.rule] = by_rule[row.rule] or {}
    table.insert(by_rule[row.rule], row)
  end
  return by_rule
end

-- The same of a list that many files share.
local indices = setmetatable({}, { __mode = "k" })
local function index_of(list)
  indices[list] = indices[list] or index(list)
  return indices[list]
end

local function words(game)
  if not words_of[game] then
    local table_of = engine.words(game)
    words_of[game] = { actions = index(table_of.actions, "name"), list_actions = index(table_of.list_actions, "name"),
      attributes = index(table_of.attributes, "name"), event_fields = index(table_of.event_fields, "name"), keywords = table_of.keywords,
      unvalued = index(table_of.unvalued), events = index(table_of.events, "name"),
      events_of_rule = index_rules(table_of.events), types = table_of.types, is_type = index(table_of.types),
      built = index(table_of.built), zones = index(table_of.zones, "name"),
      durations = table_of.durations, is_duration = index(table_of.durations), abilities = index(table_of.abilities, "word") }
  end
  return words_of[game]
end

-- ---- Fields that stand twice ------------------------------------------------------------------

local function check_twice(source, report)
  local seen = {} -- by the bracket around it: the names so far
  for _, equals in ipairs(source:places "=") do
    local token = source.tokens[equals - 1]
    if source:is_key(equals - 1) then
      local names = seen[token.open] or {}
      seen[token.open] = names
      if names[token.text] then
        report:at(source, token, "duplicate-field",
          "'%s' stands twice in this table: Lua keeps the last one", token.text)
      end
      names[token.text] = true
    end
  end
end

-- ---- Calls of actions ---------------------------------------------------------------------------

-- The values of a call whose bracket opens at `open`: `game.add { ... }` has one.
local function arguments_of(source, open)
  if source:is(open, "op", "(") then return source:entries(open) end
  local last = source.tokens[open].close or open
  return { { first = open, last = last } }
end

local function is_table(source, argument)
  local token = source.tokens[argument.first]
  return token and token.text == "{" and token.kind == "op" and token.close == argument.last
end

-- The table of named values that ends a call, if it is one.
local function named_table(source, list, action)
  local last = list[#list]
  if not last or last.key or not is_table(source, last) then return nil end
  local has_named, entries = false, source:entries(last.first)
  for _, param in ipairs(action.params) do has_named = has_named or param.named end
  if not has_named then return nil end
  for _, entry in ipairs(entries) do
    if not entry.key then return nil end
  end
  return entries
end

-- The actions that start something by its name, as keys.
local begins_of = {} -- by game's words
local function begins(words)
  if begins_of[words] then return begins_of[words] end
  local all = {}
  for _, row in pairs(words.abilities) do
    for action in (row.begun or ""):gmatch "%S+" do all[action] = true end
  end
  begins_of[words] = all
  return all
end

-- game.later("harmless") of a `static`, which game.start begins.
local function check_begun(call, word, wrong)
  local row = call.words.abilities[call.word_of[word] or ""]
  local begun = row and row.begun or ""
  local fits = (" " .. begun .. " "):find(" " .. call.action.name .. " ", 1, true)
  if not row or fits or not begins(call.words)[call.action.name] then return end
  wrong("not-allowed", "'%s' is a %s, which it does not start%s", word, call.word_of[word],
    begun ~= "" and (": game.%s does"):format(begun:match "%S+") or "")
end

-- What a text names: a token, a zone, an ability of this card ...
local NAMED = {
  ability = function(call, word, wrong)
    if call.is_ability[word] then return check_begun(call, word, wrong) end
    wrong("unknown-ability", "no ability of this card is named '%s'%s", word,
      guess(word, call.abilities))
  end,
  token = function(call, word, wrong)
    if call.names()[word] then return end
    wrong("unknown-card", "there is no card named '%s'%s", word, guess(word, call.names()))
  end,
  zone = function(call, word, wrong)
    if call.words.zones[word] then return end
    wrong("unknown-zone", "there is no zone '%s'%s", word, guess(word, call.words.zones))
  end,
  attribute = function(call, word, wrong)
    if call.words.attributes[word] or call.is_keyword[word] then return end
    wrong("unknown-attribute", "there is no attribute '%s'%s", word, guess(word, call.words.attributes))
  end,
  counter = function(call, word, wrong)
    if call.words.attributes[word] or call.counters()[word] then return end -- "stack" is the game's
    wrong("unknown-value", "no card lists '%s' counters%s: counters = { \"%s\" }", word,
      guess(word, call.counters()), word)
  end,
  signal = function(call, word, wrong)
    if call.signals()[word] then return end
    wrong("unknown-value", "no card lists '%s' signals%s: signals = { \"%s\" }", word,
      guess(word, call.signals()), word)
  end,
  cost = function(call, word, wrong)
    if call.said(word) > 1 then return end
    wrong("unknown-value", "this card has no cost named '%s'", word)
  end,
}

local function check_name(call, param, word, wrong)
  if param.of then return NAMED[param.of](call, word, wrong) end
  for _, each in ipairs(param.words) do
    if each == word then return end
  end
  wrong("unknown-value", "'%s' is '%s', but may be %s%s", param.name, word,
    table.concat(param.words, ", "), guess(word, param.words))
end

-- Things that are chosen or named, for which no number and no text stands.
local THINGS = { object = "a card", objects = "cards: one, a list or a selector" }

-- "game.deal(amount, targets)"
local function usage(call)
  local names = {}
  for _, param in ipairs(call.action.params) do
    if not param.named then names[#names + 1] = param.name end
  end
  return ("%s(%s)"):format(call.title, table.concat(names, ", "))
end

local check_literal

-- Each text of a list: { "Fairy", "Goblin" }
local function check_list(source, report, call, param, argument)
  for _, entry in ipairs(source:entries(argument.first)) do
    check_literal(source, report, call, param, entry)
  end
end

-- What a parameter of a type takes no value of.
local NO_NUMBER = { object = "a card", objects = "cards", string = "a text", boolean = "true or false" }
local NO_CARDS = { event = "an event (its card is .subject)", integer = "a number", string = "a text", boolean = "true or false" }
local NO_FLAG = { integer = "a number", string = "a text", object = "a card", objects = "cards" }
local NO_PLAYER = { integer = "a number", boolean = "true or false", selector = "a selector" }
local REFUSED = { integer = NO_NUMBER, object = NO_CARDS, objects = NO_CARDS, choice = NO_CARDS, boolean = NO_FLAG, player = NO_PLAYER }

-- game.deal(foe, saved): what its names stand for goes not together with what it takes.
local function check_kind(source, report, call, param, argument)
  local refused = REFUSED[param.type]
  local given = refused and refused[values.type_of(source, argument.first, argument.last, call.scope)]
  if given then
    report:at(source, source.tokens[argument.first], "wrong-type", "%s: '%s' is %s here: %s", call.title, param.name,
      given, usage(call))
  end
end

function check_literal(source, report, call, param, argument)
  local token = source.tokens[argument.first]
  if param.type == "names" and is_table(source, argument) then
    return check_list(source, report, call, param, argument)
  end
  local literal = argument.first == argument.last and (token.kind ~= "name" or token.text == "true" or token.text == "false")
  if not literal then return check_kind(source, report, call, param, argument) end
  local function wrong(code, text, ...) report:at(source, token, code, call.title .. ": " .. text, ...) end
  local word = token.kind == "string" and token.text
  if word and param.type == "keyword" then
    if not call.is_keyword[word] then
      wrong("unknown-keyword", "unknown keyword '%s'%s", word, guess(word, call.keywords))
    end
  elseif word and param.type == "duration" then
    if not call.words.is_duration[word] then
      wrong("unknown-value", "'%s' is '%s', but may be %s%s", param.name, word,
        table.concat(call.words.durations, ", "), guess(word, call.words.durations))
    end
  elseif word and (param.of or param.words) then
    check_name(call, param, word, wrong)
  elseif param.type == "integer" and (word or token.text == "true" or token.text == "false") then
    wrong("wrong-type", "'%s' must be an integer, got %s", param.name,
      word and "string" or "boolean")
  elseif THINGS[param.type] and (word or token.kind == "number") then
    wrong("wrong-type", "'%s' is %s, got %s: %s", param.name, THINGS[param.type],
      word and "string" or "integer", usage(call))
  elseif param.type == "boolean" and (word or token.kind == "number") then
    wrong("wrong-type", "'%s' must be true or false, got %s", param.name,
      word and "string" or "integer")
  end
end

local function check_named(source, report, call, entries)
  local by_name, names = {}, {}
  for _, param in ipairs(call.action.params) do
    if param.named then
      by_name[param.name] = param
      names[#names + 1] = param.name
    end
  end
  for _, entry in ipairs(entries) do
    local key = source.tokens[entry.key]
    local param = by_name[key.text]
    if param then
      check_literal(source, report, call, param, entry)
      kinds.check_named(source, report, call, param, entry)
    else
      local near = guess(key.text, names)
      local all = near == "" and (": there is %s"):format(table.concat(names, ", ")) or near
      report:at(source, key, "unknown-field", "%s: unknown field '%s'%s", call.title, key.text, all)
    end
  end
end

-- ": options stand in a table behind, { to = ..., by = ... }", where an action has some.
local function options_of(action)
  local names = {}
  for _, param in ipairs(action.params) do
    if param.named then names[#names + 1] = param.name .. " = ..." end
  end
  return #names > 0 and (": options stand in a table behind, { %s }"):format(table.concat(names, ", ")) or ""
end

-- How many values there may be; a call or `...` as the last one may give any number.
local function check_count(source, report, call, list, token)
  local least, most, missing = 0, 0, nil
  for _, param in ipairs(call.action.params) do
    if not param.named then
      most = most + 1
      if not param.optional then
        least = least + 1
        if least > #list and not missing then missing = param.name end
      end
    end
  end
  local last = list[#list] and source.tokens[list[#list].last]
  local open = last and (last.text == ")" or last.text == "..." or last.text == "}" )
  if #list > most then
    report:at(source, token, "wrong-arguments", "%s takes %d value%s, got %d%s", call.title, most,
      most == 1 and "" or "s", #list, options_of(call.action))
  elseif #list < least and not (open and last.text ~= "}") then
    report:at(source, token, "wrong-arguments", "%s: '%s' is missing", call.title, missing)
  end
end

-- game.give(foe, "tank", 2): that keyword is there or not.
local function check_value(source, report, call, values_of)
  local named, value = values_of.keyword, values_of.value
  local word = named and named.first == named.last and source:is(named.first, "string") and source.tokens[named.first].text
  local number = value and value.first == value.last and source.tokens[value.first]
  if word and call.words.unvalued[word] and number and number.kind == "number" and number.text ~= "1" then
    report:at(source, number, "no-effect", "%s: '%s' has no value, %s is as good as 1", call.title, word, number.text)
  end
end

-- game.deal(...), and list:where(...): what is called stands two tokens before the bracket.
local function check_call(source, report, card, i, actions)
  local name = source.tokens[i + 2]
  local action = actions[name.text]
  local open = i + 3
  if not action or not source.tokens[open] or not source.tokens[open].close then return end
  local of = source.tokens[i].kind == "name" and source.tokens[i].text or "list"
  local call = setmetatable({ action = action, first = i, last = source.tokens[open].close,
    title = of .. source.tokens[i + 1].text .. name.text }, { __index = card })
  functions.check_called_truth(source, report, card.scope, call)
  if source.tokens[i].kind == "name" then functions.check_unused_call(source, report, call) end
  local list = arguments_of(source, open)
  local named = named_table(source, list, action)
  if named then
    check_named(source, report, call, named)
    if #named == 0 then
      report:at(source, source.tokens[list[#list].first], "no-effect", "%s: nothing stands in { }", call.title)
    end
    list = table.move(list, 1, #list - 1, 1, {})
  end
  check_count(source, report, call, list, name)
  local at, by_name = 0, {}
  for _, param in ipairs(action.params) do
    if not param.named then
      at = at + 1
      by_name[param.name] = list[at]
      if list[at] then
        check_literal(source, report, call, param, list[at])
        kinds.check(source, report, card, call, param, list[at])
      end
    end
  end
  for _, entry in ipairs(named or {}) do by_name[source.tokens[entry.key].text] = entry end
  check_value(source, report, call, by_name)
  kinds.check_together(source, report, card, call, by_name)
  kinds.check_room(source, report, card, call, by_name)
end

local function check_calls(source, report, card)
  for _, asked in ipairs { "game", "q" } do
    for _, i in ipairs(source:places(asked)) do
      if source:is(i + 1, "op", ".") and source:is(i + 2, "name") and not source:is(i - 1, "op", ".")
        and (source:is(i + 3, "op", "(") or source:is(i + 3, "op", "{")) then
        check_call(source, report, card, i, card.words.actions)
      end
    end
  end
end

-- top:where(a_unit): of what an action gave as a list; `game.list` has to make one of a table.
local function check_methods(source, report, card)
  local words = card.words.list_actions
  for _, colon in ipairs(source:places ":") do
    local name, open = source.tokens[colon + 1], source.tokens[colon + 2]
    local called = name and name.kind == "name" and open and (open.text == "(" or open.text == "{")
    local of = called and values.type_before(source, colon, card.scope)
    if of == "objects" and not words[name.text] then
      report:at(source, name, "unknown-method", "a list has no ':%s'%s", name.text, guess(name.text, words))
    elseif (of == "object" or of == "table") and words[name.text] then
      report:at(source, name, "method-call", "%s is not a list: game.list(...):%s(...)",
        of == "table" and "a table that is made here" or "one card", name.text)
    elseif of == "objects" then
      check_call(source, report, card, colon - 1, words)
    end
  end
end

-- ---- Targets and what 'run' takes ------------------------------------------------------------------

-- How many slots `targets` and `targets_if_paid` of the table at `open` have, as their
-- entries; nil when they are made elsewhere.
local function slots_of(source, entries)
  local slots = {}
  for _, name in ipairs { "targets", "targets_if_paid" } do
    for _, entry in ipairs(entries) do
      if entry.key and source.tokens[entry.key].text == name then
        if not is_table(source, entry) then return nil end
        table.move(source:entries(entry.first), 1, 99, #slots + 1, slots)
      end
    end
  end
  return slots
end

-- The parameters of `run` with `count` targets: "game, me, foe, target".
local function signature(source, names, count)
  local list = { "game", "me" }
  for i = 3, count + 2 do
    list[i] = names[i] and source.tokens[names[i]].text or count > 1 and "target" .. i - 2 or "target"
  end
  return table.concat(list, ", ")
end

-- How many things a slot chooses at most: { up_to(2, unit {}) }; nil: it depends, 0: it is one and no list.
local function most_of(source, slot)
  local word, open = source.tokens[slot.first], slot.first + 1
  if word.text == "up_to" or word.text == "exactly" then
    return source:is(open, "op", "(") and source:is(open + 1, "number") and tonumber(source.tokens[open + 1].text) or nil
  end
  return source:is(open, "op", "{") and source.tokens[open].close == slot.last and word.kind == "name" and 0 or nil
end

-- Whether something else of the card speaks of the choices of a slot: number.target(1, "might"),
-- chosen_in = 1.
local function is_spoken_of(source, slot)
  local number = tostring(slot)
  for _, at in ipairs(source:places "target") do
    if source:is(at - 1, "op", ".") and source:is(at + 1, "op", "(") and source:is(at + 2, "number", number) then
      return true
    end
  end
  for _, at in ipairs(source:places "chosen_in") do
    if source:is(at + 1, "op", "=") and source:is(at + 2, "number", number) then return true end
  end
  return false
end

-- `before`: how many values come before those of the targets, beside game and me.
local function check_targets(source, report, scope, run, slots, before)
  local names, body = source:parameters(run)
  local last = source:function_end(run) - 1
  for at, slot in ipairs(slots) do
    local name = names[at + 2 + before] and source.tokens[names[at + 2 + before]]
    if name and name.text == "..." then return end
    if not name then
      local any = false -- what is asked of the choices otherwise: the slot's own number
      for _, parameter in ipairs(names) do any = any or source.tokens[parameter].text == "..." end
      if not any then
        report:at(source, source.tokens[slot.first], "unused-target",
          "'run' takes no value for target %d: function(%s)", at, signature(source, names, at))
      end
    else
      local binding = values.binding_at(scope, name.text, body)
      binding.type, binding.most = "object", most_of(source, slot)
      binding.types = means.of_selector(source, slot.first, slot.last, scope.words)
      local meant = name.text:sub(1, 1) == "_" or is_spoken_of(source, at)
      if not meant and not source:uses(name.text, body, last) then
        report:at(source, name, "unused-target",
          "target %d ('%s') is chosen and never used (call it _%s if that is meant)", at, name.text,
          name.text)
      end
    end
  end
end

-- What a part may hand over beside targets: named ones get refs, replacements the event.
local function check_parameters(source, report, run, slots, before)
  local names = source:parameters(run)
  local given = #slots + 2 + before
  if given >= #names then return end
  local name = source.tokens[names[given + 1]]
  if name.text == "..." then return end
  report:at(source, name, "unfilled-parameter", "nothing gives 'run' a value for '%s'%s", name.text,
    #slots == 0 and ": there are no targets"
      or (": it has %d target%s"):format(#slots, #slots == 1 and "" or "s"))
end

-- What an ability hands to `run` before its targets: in an Effect Text what it is attached to,
-- in a replacement the event, as it is attached the unit.
local GIVES = { instead_of = 1, as_attached = 1 }

-- Whether an Effect Text stands around the table at `open`.
local function is_attached(source, open)
  repeat
    open = source.tokens[open].open
    if open and source:is(open - 1, "name", "effect_text") then return true end
  until not open
  return false
end

local function check_runs(source, report, scope)
  for _, i in ipairs(source:places "run") do
    if source:is_key(i) and source:is(i + 2, "name", "function") then
      local open, run = source.tokens[i].open, i + 2
      local slots = slots_of(source, source:entries(open))
      local word = source:is(open - 1, "name") and source.tokens[open - 1].text
      local before = (GIVES[word] or 0) + (is_attached(source, open) and 1 or 0)
      local named = source:is(open - 2, "op", "=")
      if slots then check_targets(source, report, scope, run, slots, before) end
      if slots and not named then check_parameters(source, report, run, slots, before) end
    end
  end
end

-- ---- Named abilities ----------------------------------------------------------------------------------

-- The names under `abilities` of the card, as tokens, and the word of each.
local function named_abilities(source, open)
  local entry = open and source:entry(open, "abilities")
  local list, word_of = {}, {}
  if not entry or not is_table(source, entry) then return list, word_of end
  for _, row in ipairs(source:entries(entry.first)) do
    if row.key then
      list[#list + 1] = source.tokens[row.key]
      word_of[source.tokens[row.key].text] = source:is(row.first, "name") and source.tokens[row.first].text or nil
    end
  end
  return list, word_of
end

local function check_unused_abilities(source, report, names)
  local said = {}
  if #names == 0 then return end
  for _, token in ipairs(source.tokens) do
    if token.kind == "string" then said[token.text] = true end
  end
  for _, token in ipairs(names) do
    if token.kind == "name" and not said[token.text] then
      report:at(source, token, "unused-ability",
        "nothing of this card starts '%s' (game.later, then_do, start ... or grants)", token.text)
    end
  end
end

-- ---- Tags ---------------------------------------------------------------------------------------------------

-- The fields that hold tags, the attribute of that kind and what cards call their own, as
-- patterns by their names.
local fields_of = setmetatable({}, { __mode = "k" }) -- by words
local function tag_fields(words)
  if fields_of[words] then return fields_of[words] end
  local fields = { names = {}, patterns = {} }
  for name, attribute in pairs(words.attributes) do
    if attribute.kind == "tag" then
      table.move({ name, name .. "s" }, 1, 2, #fields.names + 1, fields.names)
    end
  end
  for i, name in ipairs(fields.names) do fields.patterns[i] = { name, "^%s*=%s*(%b{})" } end
  fields_of[words] = fields
  return fields
end

-- The texts of an entry: one, or those in its braces.
local function texts_of(source, entry)
  local list = {}
  for at = entry.first, entry.last do
    local token = source.tokens[at]
    if token.kind == "string" then list[#list + 1] = token
    elseif token.kind == "name" then return {} end
  end
  return list
end

-- Tags that more than one card has.
local commons = setmetatable({}, { __mode = "k" }) -- by tags
local function common(tags)
  if commons[tags] then return commons[tags] end
  local list = {}
  for tag, count in pairs(tags) do
    if count > 1 then list[#list + 1] = tag end
  end
  commons[tags] = list
  return list
end

-- A tag that a selector asks for must be some card's.  Of its own a card may have what no other
-- one has: that is told when it is nearly what others have.
local function check_tag(source, report, text, tags, own)
  local hint = (tags[text.text] or 0) <= 1
    and (own and guesses.slip or guess)(text.text, common(tags)) or ""
  if own and hint ~= "" then
    report:at(source, text, "unknown-tag", "no other card has the tag '%s'%s", text.text, hint)
  elseif not own and not tags[text.text] then
    report:at(source, text, "unknown-tag", "no card has the tag '%s'%s", text.text, hint)
  end
end

-- The tags that a field at `i` holds: tag = "Elf", tags = { "Elf" }, tag = any_of { "Elf" }
local function tags_at(source, i)
  local first = source:is(i + 2, "name") and i + 3 or i + 2
  if first == i + 3 and not source:is(first, "op", "{") then return {} end
  return texts_of(source, { first = first, last = source.tokens[first].close or first })
end

local function check_tags(file, files, report, card, options)
  local source = file.source
  local fields, own = tag_fields(card.words), source:returned "card"
  for _, field in ipairs(fields.names) do
    for _, i in ipairs(source:places(field)) do
      local texts = source:is(i + 1, "op", "=") and tags_at(source, i) or {}
      local entry = own and source:entry(own, field)
      for _, text in ipairs(texts) do
        local tags = require("check.names").in_cards(file, files, fields.patterns, options)
        check_tag(source, report, text, tags, entry and entry.key == i)
      end
    end
  end
end

-- ---- A file ---------------------------------------------------------------------------------------------

-- The names of all cards there are, read when somebody asks.
local function names_of(file, files, options)
  local names
  return function()
    if names then return names end
    names = require("check.names").all(file, files, options)
    return names
  end
end

-- What one game's cards are asked beside that (check/NAME.lua); nil: nothing.
local function check_of(game)
  return package.searchpath("check." .. game, package.path) and require("check." .. game)
end

local function check_file(file, files, report, options)
  local source = file.source
  local card = { words = words(file.game), names = names_of(file, files, options), abilities = {} }
  local named, word_of = named_abilities(source, source:returned "card")
  for _, token in ipairs(named) do card.abilities[#card.abilities + 1] = token.text end
  card.is_ability, card.word_of = index(card.abilities), word_of
  card.counters = function() return require("check.names").counters(file, files, options) end
  card.signals = function() return require("check.names").signals(file, files, options) end
  card.said = function(text)
    local count = 0
    for _, token in ipairs(source.tokens) do
      count = count + ((token.kind == "string" or token.kind == "name") and token.text == text and 1 or 0)
    end
    return count
  end
  card.keywords = require("check.names").keywords(file, card.words.keywords, options)
  card.is_keyword = index_of(card.keywords)
  check_twice(source, report)
  card.scope = values.scope(source, card.words)
  card.scope.card_open = source:returned "card"
  local type = source:value(card.scope.card_open, "type")
  card.scope.card_types = type and card.words.is_type[type.text] and { [type.text] = true } or nil
  check_runs(source, report, card.scope)
  check_calls(source, report, card)
  check_methods(source, report, card)
  functions.check_truths(source, report, card.scope)
  functions.check_comparisons(source, report, card.scope)
  functions.check_joined(source, report)
  functions.check_order_of_parameters(source, report)
  functions.check_lists(source, report, card.scope)
  functions.check_unused(source, report, card.scope)
  functions.check_built(source, report, card.words.built)
  check_unused_abilities(source, report, named)
  attributes.check(source, report, card)
  check_tags(file, files, report, card, options)
  local own = check_of(file.game)
  if own then own.check(file, files, report, options) end
end

local function check(files, report, options)
  for _, file in ipairs(files) do
    local script = file.kind == "card" or file.kind == "keyword"
    if script and not file.source.unreadable then check_file(file, files, report, options) end
  end
end

return { check = check }
