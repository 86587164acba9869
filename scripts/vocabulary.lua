-- SPDX-License-Identifier: MIT
--
-- vocabulary.lua -- the words a card file of any game is written in; vocabulary/NAME.lua
-- has those of one game (docs/reference.md).
--
-- Every word takes a table, marks it with what it is and gives it back: a card
-- file is data, and the game's reader (bindings/language/reading.h) reads that data when the file
-- has run.  Nothing is checked here but that a table was given; the loader knows the
-- fields, the file and the line, and says what is wrong.
--
-- These are the trusted scripts. They alone see Lua's whole base library and
--   tag(kind, fields, what [, metatable])
-- which marks a table, remembers the line of the card that made it, and refuses
-- when no file is being loaded: whatever a card's functions need is built at
-- file level, once.

local words = {}

local function needs_table(word, fields)
  if type(fields) ~= "table" then
    error(word .. " takes a table: " .. word .. " { ... }", 0)
  end
  return fields
end

-- For the files of the games: adds to `to` a word that marks its table. `kind` is what
-- the loader asks for, `what` the word itself or, for plurals, the singular.
function add_word(to, kind, name, what)
  to[name] = function(fields)
    return tag(kind, needs_table(name, fields), what or name)
  end
end

local function word(kind, name, what) add_word(words, kind, name, what) end

-- The same for each word of a list: abilities and what stands like one in a card.
function add_abilities(to, list)
  for _, name in ipairs(list) do
    add_word(to, "ability", name)
  end
end

-- Selectors; one word serves for one object and for many: { follower = "followers" }.
function add_selectors(to, plurals)
  for name, plural in pairs(plurals) do
    add_word(to, "selector", name)
    add_word(to, "selector", plural, name)
  end
end

add_abilities(words, { "when", "activated", "static", "instead_of", "delayed", "reflexive" })
word("modes", "modes")
word("mode", "mode")
word("format", "format")
add_abilities(words, { "before_mulligans", "after_mulligans" }) -- of a format
word("mod", "mod") -- in mod.lua (docs/mods.md)

word("selector", "cards", "card")

-- `card` is a card when it says its id, else a selector.
function words.card(fields)
  needs_table("card", fields)
  return tag(fields.id ~= nil and "card" or "selector", fields, "card")
end

-- Slots: how many of a selector are chosen
local function counted(name)
  words[name] = function(count, selector, group)
    return tag("slot", { n = count, selector = selector, group = group }, name)
  end
end
counted "up_to"
counted "exactly"
counted "only_if" -- only_if(condition, slot): there is nothing to choose without it
counted "if_paid" -- if_paid("name", slot): only if that additional cost is paid
counted "unless_paid"

for _, name in ipairs { "any_number", "another" } do
  words[name] = function(selector, group)
    return tag("slot", { selector = selector, group = group }, name)
  end
end

-- on_slot(1, card {}): what is attached to the choice of slot 1
function words.on_slot(slot, selector)
  return tag("slot", { n = slot, selector = selector }, "on_slot")
end

-- split(5, card {}): targets that share an amount, of damage for example; { by_unit = true }: that a
-- target deals
function words.split(amount, selector, fields)
  return tag("slot", { n = amount, selector = selector, by_unit = fields and fields.by_unit },
    "split")
end

-- How many a cost takes: discard = two(card { friendly = true }), several(10, spell {})
function words.several(count, selector)
  return tag("several", { n = count, selector = selector }, "several")
end
for name, count in pairs { two = 2, three = 3, four = 4 } do
  words[name] = function(selector)
    return tag("several", { n = count, selector = selector }, name)
  end
end

-- Alternatives and conjunctions, of selectors, of values and of conditions
word("any_of", "any_of")
word("all_of", "all_of")
word("none_of", "none_of")

-- ref(n): the n-th thing a delayed ability was started with
function words.ref(n)
  return tag("ref", { n }, "ref")
end

-- Numbers are data: `number.count(cards {}) + 1` is a table the engine evaluates
local number_meta = { __name = "number" }
number_meta.__index = {}

local function expression(op, ...)
  return tag("number", { ... }, op, number_meta)
end

for operator, op in pairs { __add = "add", __sub = "sub", __mul = "mul" } do
  number_meta[operator] = function(a, b)
    return expression(op, a, b)
  end
end
function number_meta.__unm(a)
  return expression("sub", 0, a)
end

-- `n >= 3` would be looked at once, as the file is read.
local function compared()
  error("numbers of a card are compared in words: number.you(\"xp\"):at_least(3)", 2)
end
number_meta.__lt, number_meta.__le = compared, compared

local number_words = {
  "me", "you", "opponent", "game", "subject", "ref", "target", "count", "sum", "highest", "lowest",
  "distinct", "tally", "keyword", "event", "x", "min", "max",
}

-- For the files of the games, too: `number` with further words.
function numbers_with(more)
  local all = {}
  for _, list in ipairs { number_words, more } do
    for _, op in ipairs(list) do
      all[op] = function(...)
        return expression(op, ...)
      end
    end
  end
  return all
end
number = numbers_with {}
words.number = number

function words.arg(n)
  return expression("arg", n)
end

-- Comparisons: of a number, `n:at_least(3)`; of a selector's field, `cost = at_least(3)`
for _, name in ipairs {
  "at_least", "at_most", "less_than", "more_than", "equals", "different",
} do
  number_meta.__index[name] = function(a, b)
    return tag("comparison", { a, b }, name)
  end
  words[name] = function(n)
    return tag("bound", { n }, name)
  end
end

-- keyword "vision" { ... }, in the files of a game's keywords
function words.keyword(name)
  if type(name) ~= "string" then
    error('keyword takes a name, then a table: keyword "name" { ... }', 0)
  end
  return function(fields)
    return tag("keyword", needs_table("keyword", fields), name)
  end
end

-- shorthand "fanfare" { event = "enter", subject = "me" }: a word for an ability that waits
-- for that, in a game's keywords
function words.shorthand(name)
  if type(name) ~= "string" then
    error('shorthand takes a name, then a table: shorthand "name" { ... }', 0)
  end
  return function(fields)
    return tag("shorthand", needs_table("shorthand", fields), name)
  end
end

return words
