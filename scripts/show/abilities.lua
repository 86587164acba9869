-- SPDX-License-Identifier: MIT
--
-- abilities.lua -- an ability as sentences.
--
-- A reader for each field that an ability may have (the engine's lists say which) notes what
-- it says; what kind of ability it is decides how that becomes sentences.  A sentence is
--
--   { text =, rule =, rules = { ... }, line =, name =, functions = { declared function, ... },
--     inner = { sentences } }

local english = require "show.english"
local numbers = require "show.numbers"
local Writer = require "show.events"

local is = Writer.is
local Abilities = {}

-- ---- Fields --------------------------------------------------------------------------

-- Each gets (writer, value, s, ability): `s` collects what the sentence will say.
local readers = {}
Abilities.readers = readers

for name in pairs(Writer.EVENT_FIELDS) do readers[name] = function() end end -- Writer:event

function readers.optional(_, _, s) s.optional = true end
function readers.once_each_turn(_, _, s) s.notes[#s.notes + 1] = "this happens once each turn" end
function readers.once(_, _, s) s.notes[#s.notes + 1] = "this happens once" end
function readers.continues(_, _, s) s.continues = true end
function readers.pays_equip(w, _, s)
  s.cost = w.phrases.pays_equip
end
function readers.theirs(_, value, s)
  s.notes[#s.notes + 1] = is(value, "string") and "the owner controls this ability"
    or "the player who does it controls this ability"
end
function readers.revealed(_, _, s) s.revealed = true end
function readers.measure(w, value, s) s.notes[#s.notes + 1] = w:measured(value) end
function readers.less(w, value, s)
  s.notes[#s.notes + 1] = "it costs this much less Energy: " .. numbers.say(w, value)
end
function readers.if_(w, value, s) s.if_ = w:condition(value) end
function readers.while_(w, value, s) s.while_ = w:condition(value) end
function readers.level(w, value, s)
  s.prefix[#s.prefix + 1] = ("[%s %d]"):format(w:keyword_name "level", value)
end
function readers.legion(w, _, s) s.prefix[#s.prefix + 1] = ("[%s]"):format(w:keyword_name "legion") end
function readers.quick(w, _, s) s.prefix[#s.prefix + 1] = ("[%s]"):format(w:keyword_name "quick") end
function readers.timing(w, value, s)
  s.timing = value
  s.prefix[#s.prefix + 1] = ("[%s]"):format(w:keyword_name(value))
end
function readers.active_in(w, value, s)
  s.notes[#s.notes + 1] = "it works while " .. w:says(w.me, "are", (w:words(value, function(name)
    return (w.phrases.zones[name] or w:unknown("zone " .. tostring(name))):gsub("{whose}", "your")
  end)))
end
function readers.ends(w, value, s)
  s.notes[#s.notes + 1] = w.phrases.ends[value] or w:unknown("end " .. tostring(value))
end
function readers.cost(w, value, s) s.cost = w:cost(value) end
function readers.process(w, value, s) s.process = w:cost(value) end
function readers.add(w, value, s)
  local only, each = w:get(value, "only"), w:get(value, "for_each")
  s.add = w:cost(value, w.phrases.adds) ..
    (each and " for each " .. (each == "power" and "Power of any domain" or "Energy") ..
      " that you pay" or "") ..
    (only and " (" .. (w.phrases.only[only] or w:unknown("only " .. only)) .. ")" or "")
end
function readers.targets(w, value, s) s.targets = w:targets(value) end
function readers.targets_if_paid(w, value, s) s.targets_if_paid = w:targets(value) end
function readers.run(w, value, s)
  s.run = value
  if is(value, "function") then s.functions[#s.functions + 1] = value end
  return w
end
function readers.option(w, value, s)
  local list = {}
  for _, each in ipairs(type(value) == "table" and #value > 0 and w:each(value) or { value }) do
    list[#list + 1] = w:option(each)
  end
  s.option = english.list(list, "or")
end
function readers.asks(_, value, s)
  s.asks = value == "subject" and "the controller of the subject is asked" or nil
  s.notes[#s.notes + 1] = s.asks
end
function readers.amount(w, value, s)
  s.amount = value == 0 and 0 or numbers.say(w, value)
end
function readers.name(_, value, s) s.cost_name = value end
function readers.label() end -- what it is called in play
-- 2, a number, or { energy = 1, power = { order = number.given_up() } }
function readers.reduces(w, value, s)
  local said, plain = {}, true
  local function less(of, noun)
    plain = plain and numbers.plain(of)
    said[#said + 1] = numbers.plain(of) and of .. " " .. noun or
      "as much " .. noun .. " as " .. numbers.say(w, of)
  end
  if type(value) == "table" and not value.tag then
    if value.energy then less(w:get(value, "energy"), "Energy") end
    for _, domain in ipairs { "fury", "calm", "mind", "body", "chaos", "order", "any" } do
      local of = value.power and w:get(w:get(value, "power"), domain)
      if of then less(of, domain == "any" and "Power" or domain .. " Power") end
    end
  else
    less(value, "Energy")
  end
  local all = english.list(said)
  s.results[#s.results + 1] = w:says(w.me, "cost", plain and all .. " less" or "less: " .. all)
end
function readers.ignores(w, _, s)
  s.results[#s.results + 1] = w.me.whose .. " base cost is not paid"
end
function readers.enters_ready(w, _, s) s.results[#s.results + 1] = w:says(w.me, "enter", "ready") end
function readers.repeats(_, _, s)
  s.results[#s.results + 1] = "the text happens once more, with new choices"
end

-- "earth_rite", or { name =, cost =, if_ = }: what may be paid on top.
function Writer:option(value)
  if type(value) == "string" then
    return self.phrases.options[value] or self:unknown("option " .. value)
  end
  local said = ('"%s": %s'):format(self:get(value, "name"), self:cost(self:get(value, "cost")))
  local if_, costs, change = self:get(value, "if_"), self:get(value, "costs"), self:get(value, "change")
  if if_ then said = said .. ", if " .. self:condition(if_) end
  if costs then said = said .. (" (the card then costs %d)"):format(costs) end
  if change then said = said .. (" (the card then costs %s)"):format(english.signed(change)) end
  return said
end

-- ---- Reading an ability ------------------------------------------------------------------

local function new_sentence(w, a)
  w.cited = {}
  return { prefix = {}, notes = {}, results = {}, functions = {}, ability = a, inner = {} }
end

local function field_names(a)
  local names = {}
  for key in pairs(a) do
    if type(key) == "string" and key ~= "tag" and key ~= "what" and key ~= "line" then
      names[#names + 1] = key
    end
  end
  table.sort(names)
  return names
end

local function read_fields(w, a, s, own)
  for _, name in ipairs(field_names(a)) do
    local reader = own and own[name] or readers[name]
    local value = w:get(a, name)
    if reader then
      reader(w, value, s, a)
    else
      w:unknown("field " .. name)
    end
  end
end

-- ---- Putting sentences together -------------------------------------------------------------

local function lines_of(w, declared)
  if not is(declared, "function") then return "" end
  return " (" .. w:function_words(declared) .. ")"
end

-- What happens: choices, then the script.  "choose an enemy unit; then (lines 8-10)"
local function effect(w, s)
  local said = {}
  if s.option then said[#said + 1] = "you may " .. s.option end
  if s.targets then said[#said + 1] = "choose " .. s.targets end
  if s.modes then said[#said + 1] = "choose " .. s.modes end
  if s.targets_if_paid then
    said[#said + 1] = "if that was paid choose " .. s.targets_if_paid
  end
  if s.process then said[#said + 1] = "you may " .. s.process .. "; if you do" end
  local text = table.concat(said, ", ")
  if s.attaches then return text .. " and attach " .. w.me.object .. " to it" end
  if s.evolves then return (text == "" and "" or text .. ", then ") .. "evolve " .. s.evolves end
  if s.run then
    text = text .. (text == "" and "its script acts" or text:match "if you do$" and
      ", its script acts" or "; then its script acts") .. lines_of(w, s.run)
  end
  return text
end

-- How the script comes into a sentence, and what stands there for who plays: {does} is what its
-- function does, in the imperative (Writer:acts, does.lua), if that can be told.
local ACTS = {
  { "its script acts first", "first {does}", "its effect comes first" },
  { "its script acts instead", "{does} instead", "its effect happens instead" },
  { "do what its script says", "{does}", "have its effect" },
  { "its script acts", "{does}", "its effect happens" },
}

-- A sentence for who plays: no script, no lines.
function Abilities.plainly(text)
  return (text:gsub(" %(lines? [%d%-]+%)", ""):gsub("(%f[%w][Ii])ts script (%l+)", "%1ts text %2"))
end

local function for_players(w, s, text)
  local lines = s.run and lines_of(w, s.run) or ""
  local from, to = text:find(lines, 1, true)
  if lines ~= "" and from then
    local head, tail = text:sub(1, from - 1), text:sub(to + 1)
    local words = w.acts(w, s)
    for _, row in ipairs(ACTS) do
      if head:sub(-#row[1]) == row[1] then
        local said = words and row[2]:gsub("{does}", function() return words end) or row[3]
        text = head:sub(1, -#row[1] - 1) .. said .. tail
        break
      end
    end
  end
  return Abilities.plainly(text)
end

-- What stands behind a sentence, without what is only for authors.
local function notes_of(notes, without)
  local said = {}
  for _, note in ipairs(notes) do
    if not (without and note:find(without)) then said[#said + 1] = note end
  end
  if #said == 0 then return "" end
  return " (" .. english.sentence(table.concat(said, "; ")):gsub("%.$", "") .. ".)"
end

local function finish(w, s, text, rule)
  local prefix = #s.prefix > 0 and table.concat(s.prefix, " ") .. " " or ""
  local notes = notes_of(s.notes)
  local plain = w.acts and prefix .. english.sentence(for_players(w, s, text)) ..
    Abilities.plainly(notes_of(s.notes, "^the script "))
  local rules, seen = {}, {}
  for _, each in ipairs { rule, table.unpack(w.cited) } do
    if each and not seen[each] then rules[#rules + 1], seen[each] = each, true end
  end
  return { text = prefix .. english.sentence(text) .. notes, plain = plain, rule = rules[1], rules = rules,
    line = s.ability.line, word = s.ability.what, functions = s.functions, inner = s.inner }
end

-- Conditions behind the clause: ", if you have 3 or more XP"
local function conditions(s)
  local said = ""
  if s.while_ then said = said .. ", while " .. s.while_ end
  if s.if_ then said = said .. ", if " .. s.if_ end
  return said
end

-- "you may pay 1 Energy. If you do, choose a unit; then ..."
local function with_cost(w, s)
  local text = effect(w, s)
  if s.cost then
    return "you may " .. s.cost .. (text ~= "" and ". If you do, " .. text or "")
  end
  if s.optional then
    if text:match "^its script acts" then
      return "you may do what its script says" .. text:gsub("^its script acts", "")
    end
    return "you may " .. text
  end
  return text
end

local compose = {}

function compose.triggered(w, s, a, event)
  local clause, lead = w:event(a, nil, event)
  local text = s.add and "add " .. s.add or with_cost(w, s)
  return ("%s %s%s, %s"):format(lead, clause, conditions(s), text)
end

function compose.activated(w, s)
  local text = s.add and "add " .. s.add or effect(w, s)
  local cost = s.cost and s.cost or "at no cost"
  local limits = {}
  if s.while_ then limits[#limits + 1] = "while " .. s.while_ end
  if s.if_ then limits[#limits + 1] = "if " .. s.if_ end
  if s.ability.turn then limits[#limits + 1] = s.ability.turn == "you" and "in your turn" or
    "in an opponent's turn" end
  if #limits > 0 then table.insert(s.notes, 1, "only " .. english.list(limits)) end
  return ("%s: %s"):format(cost, text)
end

function compose.replacement(w, s, a, event)
  local clause = w:event(a, "would", event)
  local text
  if s.amount == 0 then
    text = "it does not happen"
  elseif s.amount then
    text = "it is " .. s.amount .. " instead"
  elseif not s.run then
    text = "it is left out"
  elseif s.continues then
    text = "its script acts first" .. lines_of(w, s.run)
  else
    text = "its script acts instead" .. lines_of(w, s.run)
  end
  if s.cost then
    text = "you may " .. s.cost .. "; if you do, " .. text
  elseif s.optional then
    text = "you may have it so: " .. text
  end
  if s.asks then text = text:gsub("^you may", "its controller may") end
  return ("if %s%s, %s"):format(clause, conditions(s), text)
end

function compose.additional(w, s, a)
  local text = ("as you play %s, %s %s as an additional cost"):format(w.me.object,
    s.optional and "you may" or "you must", s.cost or "")
  if s.if_ then text = text .. ", if " .. s.if_ end
  if s.cost_name and s.cost_name ~= "repeat" then
    table.insert(s.notes, 1, ('the script calls this cost "%s"'):format(s.cost_name))
  end
  if #s.results == 0 then return text end
  return text .. (s.optional and ". If you do, " or "; then ") .. english.list(s.results)
end

function compose.reflexive(w, s)
  local text = with_cost(w, s)
  return "when its script says so" .. conditions(s) .. ", " .. text
end

function compose.spell(w, s)
  local text = effect(w, s)
  if s.if_ then text = "if " .. s.if_ .. ", " .. text end
  return text
end

function compose.state(w, s)
  return "when it comes to be so that " .. s.if_ .. ", " .. with_cost(w, { cost = s.cost,
    targets = s.targets, run = s.run, option = s.option, process = s.process, inner = s.inner,
    targets_if_paid = s.targets_if_paid })
end

-- ---- Statics ----------------------------------------------------------------------------------

-- Fields of a static that say whom, when and where, not what.
local static_readers = setmetatable({
  affects = function() end,
  turn = function(_, value, s)
    s.when = value == "you" and "during your turn" or "during an opponent's turn"
  end,
}, { __index = function() return nil end })

-- How the engine's own row of a plain field says it (core/kernel/cards/static_field.h): after the
-- subject, or as a whole sentence if the text has {object}, {whose} or {value}.
local function plain_phrase(shown)
  if not shown:find "{" then
    return function(_, _, subject) return english.verb(shown, subject.person) end
  end
  return function(w, value, subject)
    local signed = shown:find "^{value}"
    local said = { object = subject.object, whose = subject.whose,
      value = signed and english.signed(value) or numbers.say(w, value) }
    return (shown:gsub("{(%w+)}", said)), true
  end
end

-- The fields that say what a static does, in the order in which they are said.
local function static_rows(w)
  if not w.static_rows then
    local rows = table.move(w.phrases.statics, 1, #w.phrases.statics, 1, {})
    for _, field in ipairs(w.words_of.statics) do rows[#rows + 1] = { field.name, plain_phrase(field.shown) } end
    w.static_rows = rows
  end
  return w.static_rows
end

local function static_field_names(w, a)
  local names, known = {}, {}
  for _, row in ipairs(static_rows(w)) do known[row[1]] = true end
  for _, name in ipairs(field_names(a)) do
    if not known[name] then names[#names + 1] = name end
  end
  return names
end

function compose.static(w, s, a)
  local affects = w:get(a, "affects")
  local subject = w:subject(affects or "me", true)
  for _, name in ipairs(static_field_names(w, a)) do
    local reader = static_readers[name] or readers[name]
    local value = w:get(a, name)
    if reader then reader(w, value, s, a) else w:unknown("field " .. name) end
  end
  local does, whole = {}, {}
  for _, row in ipairs(static_rows(w)) do
    local value = a[row[1]]
    if value ~= nil then
      w:get(a, row[1])
      local said, all = row[2](w, value, subject, a, s)
      if all then whole[#whole + 1] = said elseif said then does[#does + 1] = said end
    end
  end
  local said = {}
  if #does > 0 then said[1] = subject.text .. " " .. english.list(does) end
  table.move(whole, 1, #whole, #said + 1, said)
  local text = english.list(said)
  local when = {}
  if s.when then when[#when + 1] = s.when end
  if s.while_ then when[#when + 1] = "while " .. s.while_ end
  if s.if_ then when[#when + 1] = "if " .. s.if_ end
  return (#when > 0 and english.list(when) .. ", " or "") .. text
end

-- ---- Words ---------------------------------------------------------------------------------------

-- word -> how its sentences are made and which rule it stands for
local KINDS = {
  when = "triggered", when_played = "triggered", deathknell = "triggered", delayed = "triggered",
  activated = "activated", equip = "activated", evolve = "activated", static = "static",
  instead_of = "replacement", damage = "replacement", additional = "additional",
  reflexive = "reflexive", spell_text = "spell", state = "state",
}

local modes_of

local function read_entries(w, a, s)
  for i = 1, #a do
    local entry = w:get(a, i)
    if is(entry, "modes") then
      modes_of(w, entry, s)
    else
      w:unknown("entry " .. tostring(entry.what))
    end
  end
end

-- The abilities of an Effect Text, or of anything that holds more of them.
function Abilities.list(w, declared, from)
  local list = {}
  for i = from or 1, #declared do
    local entry = w:get(declared, i)
    if not is(entry, "modes") then
      for _, sentence in ipairs(Abilities.sentences(w, entry)) do list[#list + 1] = sentence end
    end
  end
  return list
end

-- What its fields say, each by its reader, for one who makes other sentences of it.
function Abilities.read(w, a)
  local own = w.phrases.abilities[a.what]
  local s = new_sentence(w, a)
  if own and own.whole or (own and own.kind or KINDS[a.what]) == "static" then return s end
  read_fields(w, a, s, own and own.readers)
  if own and own.before then own.before(w, s, a) end
  return s
end

-- One ability as a list of sentences; `name` of one that is started by name.
function Abilities.sentences(w, a, name)
  local own = w.phrases.abilities[a.what]
  if not own then
    w:unknown("ability " .. tostring(a.what))
    return {}
  end
  local s = new_sentence(w, a)
  if own.whole then return own.whole(w, a, s, Abilities) end
  local kind = own.kind or KINDS[a.what]
  if kind ~= "static" then read_fields(w, a, s, own.readers) end
  read_entries(w, a, s)
  local merged = a
  if own.says then -- what the word says by itself: Fanfare's event and subject
    merged = setmetatable({}, { __index = function(_, key)
      local value = a[key]
      if value == nil then value = own.says[key] end
      return value
    end })
    w.read[merged] = {}
  end
  if own.before then own.before(w, s, a) end
  local text = compose[kind](w, s, merged, own.event)
  if own.prefix then table.insert(s.prefix, 1, own.prefix) end
  local sentence = finish(w, s, text, own.rule)
  sentence.name = name
  return { sentence }
end

-- Pushes the modes as inner sentences; what is said of them comes before.
function modes_of(w, modes, s)
  local least = w:get(modes, "choose") or 1
  local up_to = w:get(modes, "up_to")
  local how = (up_to and "up to %s of these" or "%s of these"):format(english.number(least))
  for name, say in pairs(w.phrases.modes) do
    local value = w:get(modes, name)
    if value ~= nil then how = how .. say(w, value) end
  end
  s.modes = how
  for i = 1, #modes do
    local mode = w:get(modes, i)
    local label = w:get(mode, "label")
    local inner = { prefix = label and { ('"%s":'):format(label) } or {}, notes = {}, results = {}, functions = {}, ability = mode,
      inner = {} }
    read_fields(w, mode, inner)
    s.inner[#s.inner + 1] = finish(w, inner, compose.spell(w, inner), nil)
  end
end

-- The text of a spell card: its own targets, run, modes.
function Abilities.spell(w, card)
  local s = new_sentence(w, card)
  for _, name in ipairs(w.words_of.text_fields) do
    if card[name] ~= nil then readers[name](w, w:get(card, name), s, card) end
  end
  for i = 1, #card do
    if is(card[i], "modes") then modes_of(w, w:get(card, i), s) end
  end
  if not s.run and #s.inner == 0 then return nil end
  local sentence = finish(w, s, compose.spell(w, s), w.phrases.spell_rule)
  sentence.word = "spell_text"
  return sentence
end

-- What a word may say, for the test that compares it with the engine's list: a set.
function Abilities.handled(w, word)
  local own = w.phrases.abilities[word]
  if not own then return nil end
  local fields = {}
  for name in pairs(readers) do fields[name] = true end
  for name in pairs(own.readers or {}) do fields[name] = true end
  if (own.kind or KINDS[word]) == "static" then
    fields.affects = true
    for _, row in ipairs(static_rows(w)) do fields[row[1]] = true end
  end
  for _, name in ipairs(own.fields or {}) do fields[name] = true end
  return fields
end

return Abilities
