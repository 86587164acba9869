-- SPDX-License-Identifier: MIT
--
-- sentences.lua -- from what a card declares to English: things, numbers, conditions, costs
-- and events.  show/abilities.lua puts whole sentences together of them.
--
-- What a game calls its attributes, events, zones and costs is its table of phrases
-- (show/NAME.lua).  Whatever is read of a declared table is marked, so that what nobody
-- read can be told: `leftovers`.

local english = require "show.english"
local keywords = require "show.keywords"
local numbers = require "show.numbers"

local Writer = {}
Writer.__index = Writer

-- ---- Reading what is declared -------------------------------------------------------

local META = { tag = true, what = true, line = true, last_line = true, number = true }

-- Field `key` of a declared table, marked as read.
function Writer:get(declared, key)
  local value = declared[key]
  if value == nil then return nil end
  self.read[declared] = self.read[declared] or {}
  self.read[declared][key] = true
  return value
end

-- The fields nobody has read, as "line 12: when.nth".
function Writer:leftovers(declared, found, where, line)
  found, where = found or {}, where or ""
  line = declared.line or line
  if declared.tag == "function" then return found end
  if declared.what then where = declared.what end
  local read = self.read[declared] or {}
  for key, value in pairs(declared) do
    local name = ("%s%s%s"):format(where, where == "" and "" or ".", key)
    if not (declared.tag and META[key]) then
      if not read[key] then
        found[#found + 1] = ("line %s: %s"):format(line or "?", name)
      elseif type(value) == "table" then
        self:leftovers(value, found, name, line)
      end
    end
  end
  table.sort(found)
  return found
end

-- A value that the renderer has no words for; it is shown as such and fails the tests.
function Writer:unknown(what)
  self.unknowns[#self.unknowns + 1] = what
  return "<" .. what .. ">"
end

-- One value, or the list that it is, as a list.
function Writer:each(value)
  if type(value) ~= "table" or value.tag and value.tag ~= "any_of" then return { value } end
  local list = {}
  for i = 1, #value do list[i] = self:get(value, i) end
  return list
end

local function is(value, tag, what)
  return type(value) == "table" and value.tag == tag and (not what or value.what == what)
end
Writer.is = is

-- ---- Subjects ------------------------------------------------------------------------

Writer.YOU = { text = "you", object = "you", whose = "your", person = "you" }
Writer.OPPONENT = { text = "an opponent", object = "an opponent", whose = "an opponent's",
  person = "it" }
Writer.OPPONENTS = { text = "opponents", object = "opponents", whose = "opponents'",
  person = "they" }
Writer.PLAYERS = { text = "players", object = "players", whose = "players'", person = "they" }
Writer.TEAM = { text = "you and your allies", object = "you and your allies",
  whose = "your team's", person = "they" }

local function thing(text, person)
  local whose = text:match "s$" and text .. "'" or text .. "'s"
  return { text = text, object = text, whose = whose, person = person or "it" }
end
Writer.thing = thing

-- "I am", "units here are", "you have": a subject with its verb.
function Writer:says(subject, verb, rest)
  return subject.text .. " " .. english.verb(verb, subject.person) .. (rest and " " .. rest or "")
end

-- What a ref stands for.
local REFS = { "that object", "the second object it was started with", "the third such object",
  "the fourth such object" }

-- What stands for objects where one value may be many things: "me", "you", a selector ...
function Writer:subject(value, many)
  local players = { me = self.me, you = self.YOU, opponent = self.OPPONENT, team = self.TEAM,
    opponents = self.OPPONENTS, players = self.PLAYERS }
  if players[value] then return players[value] end
  if is(value, "ref") then return thing(REFS[self:get(value, 1)]) end
  if type(value) == "table" then
    if many then return thing(self:plural(value), "they") end
    return thing(self:a(value))
  end
  return thing(self:unknown("subject " .. tostring(value)))
end

-- ---- Selectors -------------------------------------------------------------------------

-- Keywords are attributes, too: their values.  An attribute without a phrase is called by its name.
function Writer:attribute(name)
  local known = self.phrases.attributes[name]
  if known then return known end
  if self.engine_keywords[name] or self.keywords[name] then
    return { noun = "value of " .. self:keyword_name(name), keyword = true }
  end
  local kind, words = self.attribute_kinds[name], name:gsub("_", " ")
  if kind == "bool" then return { adj = words } elseif kind == "number" then return { noun = words } end
  return { adj = self:unknown("attribute " .. name) }
end

-- "fury or calm", "non-Recruit": words of an attribute, each by `say`.
function Writer:words(value, say, no)
  local list = {}
  if is(value, "none_of") then
    for i = 1, #value do list[i] = (no or "non-") .. say(self:get(value, i)) end
    return english.list(list)
  end
  for _, each in ipairs(self:each(value)) do list[#list + 1] = say(each) end
  return english.shared(list, "or")
end

-- "with 3 or more Might and 1 damage"
local function add_with(noun, said)
  for i, each in ipairs(noun.after) do
    if type(each) == "string" and each:match "^with " then
      noun.after[i] = each .. " and " .. said
      return
    end
  end
  noun.after[#noun.after + 1] = "with " .. said
end

local function with_number(w, entry, value, noun, name)
  if entry.keyword and (value == 0 or value == 1) then
    noun.after[#noun.after + 1] = (value == 1 and "with " or "without ") .. w:keyword_name(name)
  elseif entry.have then
    local said = numbers.quantity(w, value, entry)
    noun.after[#noun.after + 1] = { "that have " .. said, "that has " .. said }
  else
    add_with(noun, numbers.quantity(w, value, entry))
  end
end

local function add_flag(w, entry, value, noun, name)
  if entry.after and value then
    noun.after[#noun.after + 1] = entry.after
  elseif entry["not"] and not value then
    noun.after[#noun.after + 1] = entry["not"]
  elseif entry.adj and value then
    noun.before[#noun.before + 1] = entry.adj
  elseif entry.is then
    noun.after[#noun.after + 1] = value and entry.is or { "that are not " .. entry.is,
      "that is not " .. entry.is }
  elseif entry.adj then
    noun.after[#noun.after + 1] = { "that are not " .. entry.adj, "that is not " .. entry.adj }
  elseif value and entry.that then
    noun.after[#noun.after + 1] = entry.that
  else
    noun.after[#noun.after + 1] = w:unknown("attribute " .. name .. " = " .. tostring(value))
  end
end

local add = {}
add.bool = add_flag

function add.number(w, entry, value, noun, name)
  if entry.selects then
    noun.after[#noun.after + 1] = entry.selects(w, value, numbers)
  elseif type(value) == "boolean" or entry.yes then
    add_flag(w, entry, value, noun, name)
  else
    with_number(w, entry, value, noun, name)
  end
end

function add.set(w, entry, value, noun)
  local words = w:words(value, function(word)
    return entry.values[word] or w:unknown("word " .. tostring(word))
  end)
  local place = entry.before and noun.before or noun.after
  place[#place + 1] = words
end

function add.tag(w, _, value, noun)
  noun.before[#noun.before + 1] = w:words(value, tostring)
end

function add.name(w, _, value, noun)
  noun.after[#noun.after + 1] = is(value, "none_of") and
    "not named " .. w:words(value, tostring, "") or "named " .. w:words(value, tostring)
end

function add.keyword(w, _, value, noun)
  noun.after[#noun.after + 1] = is(value, "none_of") and
    "without " .. w:words(value, function(each) return w:keyword_name(each) end, "") or
    "with " .. w:words(value, function(each) return w:keyword_name(each) end)
end

function add.place(w, entry, value, noun)
  if is(value, "selector") then
    noun.after[#noun.after + 1] = "at " .. w:a(value)
  else
    add.set(w, entry, value, noun)
  end
end

function add.relation(w, entry, value, noun)
  noun.after[#noun.after + 1] = entry.that .. " " .. w:a(value)
end

-- The order in which fields are told.
local ORDER = { "other", "friendly", "enemy", "mine", "owned" }

function Writer:fields_of(declared)
  local names, seen = {}, {}
  for _, name in ipairs(ORDER) do
    if declared[name] ~= nil then names[#names + 1], seen[name] = name, true end
  end
  local rest = {}
  for name in pairs(declared) do
    if type(name) == "string" and not META[name] and not seen[name] then rest[#rest + 1] = name end
  end
  table.sort(rest)
  return table.move(rest, 1, #rest, #names + 1, names)
end

-- Whether the words of a zone, or of one in a list of them, say whose it is.
function Writer:has_owner(value)
  for _, name in ipairs(type(value) == "table" and value or { value }) do
    if (self.phrases.zones[name] or ""):match "{whose}" and name ~= self.phrases.board then
      return true
    end
  end
  return false
end

-- "in your trash", "on the chain"
function Writer:in_zone(value, declared)
  local whose = "a player's"
  if declared.mine or declared.friendly or declared.owned then whose = "your" end
  if declared.enemy then whose = "an opponent's" end
  return self:words(value, function(name)
    local zone = self.phrases.zones[name] or self:unknown("zone " .. name)
    return (zone:gsub("{whose}", whose))
  end)
end

-- The parts of a noun: words before and after it.  What stands after may differ for one
-- and for many: { many, one }.
function Writer:noun(declared)
  local noun = { before = {}, after = {}, head = self.phrases.nouns[declared.what] or declared.what }
  local zone = self:get(declared, "zone")
  local off = zone and self:has_owner(zone)
  local heads = self.phrases.heads and self.phrases.heads[declared.what] or {}
  for _, name in ipairs(self:fields_of(declared)) do
    local value = declared[name]
    local kind = self.attribute_kinds[name]
    if name == "other" then
      self:get(declared, name)
      noun.before[#noun.before + 1] = "other"
    elseif name == "zone" or off and (name == "mine" or name == "friendly" or name == "enemy" or
      name == "owned") then
      self:get(declared, name)
    elseif heads[name] and value == true then
      self:get(declared, name)
      noun.head = heads[name]
    elseif name == "type" and type(value) == "string" then
      noun.head = self.phrases.nouns[self:get(declared, name)] or value
    elseif not kind then
      self:unknown("attribute " .. name)
    else
      self:get(declared, name)
      add[kind](self, self:attribute(name), value, noun, name)
    end
  end
  if zone and zone ~= self.phrases.board then
    table.insert(noun.after, 1, self:in_zone(zone, declared))
  end
  return noun
end

local function put_together(noun, head, many)
  local words = { table.unpack(noun.before) }
  words[#words + 1] = head
  for _, each in ipairs(noun.after) do
    words[#words + 1] = type(each) == "table" and each[many and 1 or 2] or each
  end
  return table.concat(words, " ")
end

-- "enemy unit here": one, without an article.
function Writer:one(value)
  if is(value, "any_of") then
    local list = {}
    for i = 1, #value do list[i] = self:one(self:get(value, i)) end
    return english.list(list, "or")
  end
  if value == "me" then return self.me.object end
  if not is(value, "selector") then return self:unknown("selector " .. tostring(value)) end
  local noun = self:noun(value)
  return put_together(noun, noun.head, false)
end

-- "an enemy unit here"
function Writer:a(value)
  if is(value, "any_of") then
    local list = {}
    for i = 1, #value do list[i] = self:a(self:get(value, i)) end
    return english.list(list, "or")
  end
  if value == "me" then return self.me.object end
  if is(value, "ref") then return self:subject(value).text end
  return english.a(self:one(value))
end

-- "enemy units here"
function Writer:plural(value)
  if is(value, "any_of") then
    local list = {}
    for i = 1, #value do list[i] = self:plural(self:get(value, i)) end
    return english.list(list, "and")
  end
  if value == "me" then return self.me.object end
  if not is(value, "selector") then return self:unknown("selector " .. tostring(value)) end
  local noun = self:noun(value)
  return put_together(noun, english.plural(noun.head), true)
end

-- "two enemy units here"
function Writer:so_many(n, value)
  if n == 1 then return self:a(value) end
  if type(n) == "table" then return numbers.say(self, n) .. " " .. self:plural(value) end
  return english.number(n) .. " " .. self:plural(value)
end

-- ---- Slots -----------------------------------------------------------------------------

local function group_of(w, group)
  if not group then return "" end
  local said = {}
  local same, different = w:get(group, "same"), w:get(group, "different")
  if same then
    said[#said + 1] = (same == "place" and "all at the same " or "all of the same ") .. same
  end
  if different then said[#said + 1] = "each at another " .. different end
  local total = w:get(group, "total")
  for name, bound in pairs(total or {}) do
    w:get(total, name)
    said[#said + 1] = "with " .. numbers.quantity(w, bound, w:attribute(name)) .. " in all"
  end
  return " " .. english.list(said)
end

local slots = {}

function slots.up_to(w, slot)
  local n, selector = w:get(slot, "n"), w:get(slot, "selector")
  if n == 1 and is(selector, "selector") then
    return "up to one " .. w:one(selector) .. group_of(w, w:get(slot, "group"))
  end
  if n == 1 and is(selector, "slot") and selector.what == "another" then
    return "up to one other" .. w:slot(selector):gsub("^another", "") .. group_of(w, w:get(slot, "group"))
  end
  return ("up to %s%s"):format(w:counted(n, selector), group_of(w, w:get(slot, "group")))
end

function slots.exactly(w, slot)
  local n, selector = w:get(slot, "n"), w:get(slot, "selector")
  return w:counted(n, selector) .. group_of(w, w:get(slot, "group"))
end

function slots.any_number(w, slot)
  return "any number of " .. w:plural(w:get(slot, "selector")) .. group_of(w, w:get(slot, "group"))
end

function slots.another(w, slot)
  return "another " .. w:one(w:get(slot, "selector")):gsub("^other ", "") ..
    group_of(w, w:get(slot, "group"))
end

function slots.only_if(w, slot)
  return ("%s (only if %s)"):format(w:slot(w:get(slot, "selector")),
    w:condition(w:get(slot, "n")))
end

function slots.if_paid(w, slot)
  return ('%s (only if "%s" was paid)'):format(w:slot(w:get(slot, "selector")), w:get(slot, "n"))
end

function slots.unless_paid(w, slot)
  return ('%s (unless "%s" was paid)'):format(w:slot(w:get(slot, "selector")), w:get(slot, "n"))
end

function slots.on_slot(w, slot)
  return ("%s attached to target %d"):format(w:a(w:get(slot, "selector")), w:get(slot, "n"))
end

function slots.split(w, slot)
  local among = w:get(slot, "selector")
  among = is(among, "slot") and w:slot(among) or w:plural(among)
  return ("%s among which to divide %s%s"):format(among, numbers.say(w, w:get(slot, "n")),
    w:get(slot, "by_unit") and " (it deals the damage itself)" or "")
end

function slots.destination(w, slot)
  local to, beside = w:get(slot, "to"), w:get(slot, "beside")
  return ("where target %d goes (%s%s)"):format(w:get(slot, "of"),
    to and w:a(to) or "any place it can move to",
    beside and ", where there is " .. w:a(beside) or "")
end

-- "two enemy units", where `selector` may itself be a slot: up to two others.
function Writer:counted(n, selector)
  if is(selector, "slot") then return english.number(n) .. " of: " .. self:slot(selector) end
  return self:so_many(n, selector)
end

function Writer:slot(slot)
  if not is(slot, "slot") then return self:a(slot) end
  return slots[slot.what] and slots[slot.what](self, slot) or self:unknown("slot " .. slot.what)
end

-- Whether a slot may be written so.
function Writer:has_slot(word) return slots[word] ~= nil end

-- "choose an enemy unit, then another unit": nil without targets
function Writer:targets(targets)
  if not targets then return nil end
  local said = {}
  for i, slot in ipairs(targets) do
    self:get(targets, i)
    said[i] = (#targets > 1 and "(" .. i .. ") " or "") .. self:slot(slot)
  end
  return english.list(said)
end

-- ---- Conditions ------------------------------------------------------------------------

-- "I am attacking", "you have 3 or more XP": an attribute of a subject as a clause.
function Writer:clause(subject, name, value)
  local entry, kind = self:attribute(name), self.attribute_kinds[name]
  local no = value == false and "not " or ""
  if kind == "number" and not entry.yes then
    return self:says(subject, "have", numbers.quantity(self, value, entry))
  end
  if kind == "place" and is(value, "selector") then return self:says(subject, "are", "at " .. self:a(value)) end
  if (kind == "set" or kind == "place") and not entry.clause then
    return self:says(subject, "are", self:words(value, function(word)
      return entry.values[word] or self:unknown("word " .. tostring(word))
    end))
  end
  if entry.clause then return entry.clause(self, subject, value) end
  if entry.is or entry.adj then return self:says(subject, "are", no .. (entry.is or entry.adj)) end
  if kind == "keyword" then return self:says(subject, "have", self:keyword_name(value)) end
  if kind == "tag" then return self:says(subject, "are", english.a(self:words(value, tostring))) end
  return self:unknown("condition on " .. name)
end

function Writer:function_words(declared)
  self.functions[#self.functions + 1] = declared
  if declared.line == declared.last_line then return ("line %d"):format(declared.line) end
  return ("lines %d-%d"):format(declared.line, declared.last_line)
end

function Writer:condition(value)
  if is(value, "comparison") then return numbers.comparison(self, value) end
  if is(value, "all_of") or is(value, "any_of") then
    local list = {}
    for i = 1, #value do list[i] = self:condition(self:get(value, i)) end
    return english.shared(list, value.what == "all_of" and "and" or "or")
  end
  if is(value, "function") then return "its script says so (" .. self:function_words(value) .. ")" end
  if is(value, "number") then return numbers.holds(self, value) end
  local said = {}
  for _, name in ipairs(self:fields_of(value)) do
    said[#said + 1] = self:clause(self.me, name, self:get(value, name))
  end
  return english.shared(said, "and")
end

-- ---- Costs ------------------------------------------------------------------------------

-- "pay 2 Energy and exhaust me"
function Writer:cost(cost, costs)
  if type(cost) == "string" then
    return self.phrases.cost_words[cost] or self:unknown("cost " .. cost)
  end
  local said = {}
  costs = costs or self.phrases.costs
  for _, row in ipairs(costs) do
    local value = self:get(cost, row[1])
    if value then said[#said + 1] = row[2](self, value, cost) end
  end
  return english.list(said)
end

-- What a cost takes: a number of cards, a selector, two(selector), or "me"; or a list of those.
function Writer:taken(value, noun)
  if type(value) == "table" and not value.tag then
    local all = {}
    for _, each in ipairs(self:each(value)) do
      all[#all + 1] = self:taken(each, noun)
    end
    return english.list(all)
  end
  if value == "me" then return self.me.object end
  if type(value) == "number" then return english.count(value, noun) end
  if is(value, "number") then return numbers.say(self, value) .. " " .. english.plural(noun) end
  if is(value, "several") then return self:so_many(self:get(value, "n"), self:get(value, "selector")) end
  return is(value, "slot") and self:slot(value) or self:a(value)
end

-- ---- Keywords --------------------------------------------------------------------------

-- "quick_draw" -> "Quick-Draw", as its own title says; else "last_stand" -> "Last Stand"
function Writer:keyword_name(name)
  local known = self.keywords[name]
  return known and known.title or keywords.title(name)
end

-- { "ganking", assault = 2 } -> { { name, value }, ... } in order
function Writer:keywords_of(list)
  local said = {}
  for i, name in ipairs(list or {}) do
    self:get(list, i)
    said[#said + 1] = { name = name }
  end
  local named = {}
  for name in pairs(list or {}) do
    if type(name) == "string" then named[#named + 1] = name end
  end
  table.sort(named)
  for _, name in ipairs(named) do
    said[#said + 1] = { name = name, value = self:get(list, name) }
  end
  return said
end

function Writer:keyword_list(list)
  local said = {}
  for _, each in ipairs(self:keywords_of(type(list) == "table" and list or { list })) do
    said[#said + 1] = self:keyword_name(each.name) ..
      (each.value and " " .. numbers.say(self, each.value) or "")
  end
  return english.list(said)
end

-- ---- Making one -------------------------------------------------------------------------

-- `phrases` is the game's table, `words` the engine's own lists (lunarbiter.words).
function Writer.new(phrases, words, keywords)
  local w = setmetatable({ phrases = phrases, words_of = words, keywords = keywords,
    attribute_kinds = {}, engine_keywords = {}, rules = { attribute = {}, event = {} } }, Writer)
  for _, row in ipairs(words.attributes) do
    w.attribute_kinds[row.name] = w.attribute_kinds[row.name] or row.kind
    w.rules.attribute[row.name] = row.rule
  end
  for _, name in ipairs(words.keywords) do w.engine_keywords[name] = true end
  for _, row in ipairs(words.events) do w.rules.event[row.name] = row.rule end
  w:begin(phrases.me.card)
  return w
end

-- A definition begins: nothing is read of it.
function Writer:begin(me)
  self.me, self.read, self.unknowns, self.functions = me, {}, {}, {}
end

return Writer
