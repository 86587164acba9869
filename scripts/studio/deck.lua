-- SPDX-License-Identifier: MIT
--
-- deck.lua -- decks for a page: the cards they are built of, reading and writing in all forms
-- (decks.lua), and everything that a format says against one.

local engine = require "lunarbiter"
local converter = require "decks"

local deck = {}

local function array(list) return setmetatable(list, { __jsontype = "array" }) end

-- ---- Cards -----------------------------------------------------------------------------------------

local FACTS = { "domains", "supertypes", "tags", "traits", "class", "might", "attack", "defense", "evolved" }

local function cost_of(declared)
  if type(declared.cost) ~= "table" then return declared.cost, nil end
  return declared.cost.energy, declared.cost.power
end

local function card_of(book, def)
  local pool = book.pool
  local card, declared = book.by_def[def], pool:declared(def)
  local told = { id = card.id, name = card.title, type = card.type, section = card.section, mod = pool:mod(def),
    unsupported = pool:unsupported(def), word = card.section and book:word(card, card.section) or card.title }
  for _, field in ipairs(FACTS) do
    local value = declared[field]
    if type(value) == "table" then
      local list = {}
      for i, each in ipairs(value) do list[i] = tostring(each) end
      value = #list > 0 and array(list) or nil
    end
    told[field] = value
  end
  told.cost, told.power = cost_of(declared)
  if type(told.power) ~= "table" or not next(told.power) then told.power = nil end
  if type(told.cost) ~= "number" then told.cost = nil end
  return told
end

-- Every card that decks may hold.
local function list_cards(book)
  local list = {}
  for def = 1, book.pool:count() do
    local card = book.by_def[def]
    if card and card.section then list[#list + 1] = card_of(book, def) end
  end
  table.sort(list, function(a, b) return a.name < b.name or a.name == b.name and a.id < b.id end)
  return array(list)
end

-- ---- Decks -----------------------------------------------------------------------------------------

-- The lists of a deck, as a page builds them: field -> { { id, name, count } }.
local function sections_of(read)
  local sections = {}
  for _, section in ipairs(read.book.sections) do
    local list, by_id = {}, {}
    for _, entry in ipairs(read:entries(section.field)) do
      local known = by_id[entry.card.id]
      if known then
        known.count = known.count + entry.count
      else
        known = { id = entry.card.id, name = entry.card.title, count = entry.count }
        by_id[entry.card.id], list[#list + 1] = known, known
      end
    end
    sections[section.field] = array(list)
  end
  return sections
end

-- The same as the table of the Lua module, with ids.
local function table_of(read)
  local made = {}
  for _, section in ipairs(read.book.sections) do
    local ids = {}
    for _, entry in ipairs(read:entries(section.field)) do
      for _ = 1, entry.count do ids[#ids + 1] = entry.card.id end
    end
    made[section.field] = section.single and #ids <= 1 and ids[1] or ids
  end
  return made
end

-- What a format says of a deck, and which of its cards the engine cannot play.
local function problems_of(read, format)
  local list, pool = {}, read.book.pool
  for _, problem in ipairs(pool:deck_problems(table_of(read), format)) do
    list[#list + 1] = { text = problem.text, rule = problem.rule }
  end
  for _, section in ipairs(read.book.sections) do
    for _, entry in ipairs(read:entries(section.field)) do
      local why = pool:unsupported(entry.card.def)
      if why then list[#list + 1] = { text = ("'%s' is not supported: %s"):format(entry.card.title, why), card = entry.card.id } end
    end
  end
  return array(list)
end

local function faults_of(faults)
  local list = {}
  for i, fault in ipairs(faults) do
    list[i] = { where = fault.where, text = fault.text, line = tonumber(fault.where:match "^line (%d+)$") }
  end
  return array(list)
end

-- ---- The functions ---------------------------------------------------------------------------------

function deck.serve(options, place)
  local serve, decks = {}, nil

  -- The books are made anew when mods have changed: their cards belong to decks, too.
  local function open(renew)
    if decks and not renew then return decks end
    if decks then decks:close() end
    local folders = {}
    for _, mod in ipairs(place:mods()) do
      if not mod.wrong then folders[#folders + 1] = mod.folder end
    end
    decks = converter.new { scripts = options.scripts, cards = options.cards, mods = folders, partial = true }
    return decks
  end

  -- { game, renew } -> { cards, sections, formats }; `renew`: the cards of mods are read again
  function serve.deck_cards(asked)
    local book = open(asked.renew):book(asked.game)
    return { cards = list_cards(book), sections = array(book.sections), formats = array(book.pool:formats()),
      format = engine.words(asked.game).format }
  end

  -- {} -> { forms = { { name, title, game, reads, writes } } }
  function serve.deck_forms()
    local list = {}
    for i, form in ipairs(converter.forms) do
      list[i] = { name = form.name, title = form.title, game = form.game, reads = form.read ~= nil, writes = form.write ~= nil }
    end
    return { forms = array(list) }
  end

  -- { text, from, game, champion, format } -> { game, from, sections, problems } or { faults }
  function serve.deck_read(asked)
    local read, from = open():read(asked.text, { from = asked.from, game = asked.game, champion = asked.champion })
    if not read then return { faults = faults_of(from) } end
    local more = {}
    for i, entry in ipairs(read.more) do more[i] = entry.card.title end
    local format = asked.format or engine.words(read.game.name).format
    return { game = read.game.name, from = from, sections = sections_of(read), more = array(more), format = format,
      problems = problems_of(read, format), text = decks:write(read, "lunarbiter") or nil }
  end

  -- { text, from, game, champion, to, no_sideboard } -> { text } or { faults }
  function serve.deck_write(asked)
    local read, faults = open():read(asked.text, asked)
    if not read then return { faults = faults_of(faults) } end
    local text, why = decks:write(read, asked.to)
    return text and { text = text } or { faults = faults_of(why) }
  end

  return serve
end

return deck
