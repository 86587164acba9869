-- SPDX-License-Identifier: MIT
--
-- book.lua -- the cards of a pool as lists of players name them: by name, by code, by id.
--
--   card   { id, title, type, section, supertypes, tags, tag, token, evolved }; `section` is the
--          one it is in when nothing else is said, `tag` the first of its tags
--
-- printings/GAME.tsv lists the codes that name a card under another number than its own.

local Faults = require "decks.faults"
local files = require "files"
local guess = require "check.guess"

local Book = {}
Book.__index = Book

-- ---- Names -------------------------------------------------------------------------------------

local PLAIN = {
  ["\u{2018}"] = "'", ["\u{2019}"] = "'", ["\u{201B}"] = "'", ["\u{00B4}"] = "'", ["`"] = "'",
  ["\u{201C}"] = '"', ["\u{201D}"] = '"',
  ["\u{2010}"] = "-", ["\u{2011}"] = "-", ["\u{2012}"] = "-", ["\u{2013}"] = "-", ["\u{2014}"] = "-",
  ["\u{2212}"] = "-", ["\u{00A0}"] = " ", ["\u{202F}"] = " ", ["\u{3000}"] = " ", ["\u{00D7}"] = "x",
}

-- A text with straight quotes, plain dashes and plain blanks.
function Book.plain(text)
  return (text:gsub("[\xC2\xC3\xE2\xE3][\x80-\xBF]+", PLAIN):gsub("`", "'"))
end

-- A name as names are compared: "Annie - Dark Child" and "annie, dark child" are one.
local function fold(name)
  return (Book.plain(name):lower():gsub("%s+", " "):gsub(" ?%- ", ", "):gsub(" ?, ?", ", "):gsub("^ ", ""):gsub(" $", ""))
end

-- ---- Making ------------------------------------------------------------------------------------

local function set_of(list)
  local set = {}
  for _, each in ipairs(list or {}) do set[each] = true end
  return set
end

local function read_card(pool, def, game)
  local declared = pool:declared(def)
  local tags = declared.tags or {}
  local card = { def = def, id = pool:id(def), title = pool:title(def), type = pool:type(def),
    supertypes = set_of(declared.supertypes), tags = set_of(tags), tag = tags[1],
    token = declared.token == true, evolved = declared.evolved == true }
  card.section = game.section_of(card)
  return card
end

local function read_printings(game, scripts)
  local printings = {}
  local text = files.read(("%s/decks/printings/%s.tsv"):format(scripts, game.name))
  for code, id in text:gmatch "([^\n\t]+)\t([^\n\t]+)\n" do printings[code] = id end
  return printings
end

local function put(index, key, card)
  local list = index[key]
  if not list then
    list = {}
    index[key] = list
  end
  if list[#list] ~= card then list[#list + 1] = card end
end

-- The book of a pool.  `game` is decks/GAME.lua.
function Book.new(pool, game, scripts)
  local book = setmetatable({ pool = pool, game = game, by_name = {}, by_id = {}, by_def = {}, titles = {},
    printings = read_printings(game, scripts) }, Book)
  for def = 1, pool:count() do
    local id, kind = pool:id(def), pool:type(def)
    if id and kind ~= "keyword" and kind ~= "format" then
      local card = read_card(pool, def, game)
      book.by_id[id:upper()], book.by_def[def] = book.by_id[id:upper()] or card, card
      put(book.by_name, fold(card.title), card)
      put(book.by_name, fold(game.long_name(card)), card)
      book.titles[#book.titles + 1] = card.title
    end
  end
  return book
end

-- ---- Finding -----------------------------------------------------------------------------------

-- The card with this code, and the code as it is kept; nil: the text is no code or id.  Raises a
-- fault when it is a code that no card has.
function Book:by_code(text, where)
  local own = self.by_id[text:upper()]
  local code, plain = self.game.read_code(text)
  if not code then return own, nil end
  local id = self.printings[code] or self.printings[plain] or plain
  local card = self.by_id[id:upper()]
  if not card then Faults.stop(where, "'%s': no card of this program has this code", text) end
  return card, code
end

function Book:unknown(name, where)
  local near = guess.several(name, self.titles, 3)
  local hint = #near > 0 and (" (did you mean '%s'?)"):format(table.concat(near, "', or '")) or ""
  Faults.stop(where, "there is no card '%s'%s: expected a name, or a code like %s", name, hint, self.game.code_example)
end

-- Of the cards with one name, the one that is meant in a section (nil: anywhere).
local function choose(found, section, name, game, where)
  local fitting, ids = {}, {}
  for _, card in ipairs(found) do
    if card.section and (not section or not game.misplaced(card, section)) then fitting[#fitting + 1] = card end
  end
  if #fitting == 0 then return found[1] end -- it is told where it stands wrong
  if #fitting == 1 or section then return fitting[1] end
  for i, card in ipairs(fitting) do ids[i] = card.id end
  Faults.stop(where, "'%s' is the name of several cards: expected a code, one of %s", name, table.concat(ids, ", "))
end

-- The cards with a name; those that the pool knows under it beside, by an alias.
function Book:called(name, where)
  local alias = self.by_name[fold(name)] == nil and self.by_def[self.pool:find(name) or 0]
  return self.by_name[fold(name)] or alias and { alias } or self:unknown(name, where)
end

-- The card with a name.  A pool may hold cards of one name for one section that differ only in
-- their id; then the first is meant, as in our own deck files.
function Book:by_title(name, section, where)
  local found = self:called(name, where)
  return choose(found, section, name, self.game, where)
end

local function same(a, b) return a.title == b.title and a.evolved == b.evolved end

-- The card of a line: "Name", "CODE", "[CODE]", "Name (CODE)", "Name [CODE]", "Name (SET) NUMBER".
-- Returns the card, and its code when the line has one.
function Book:card(text, section, where)
  local inside = text:match "^%[([^%[%]]+)%]$" or text:match "^%(([^()]+)%)$"
  local card, code = self:by_code(inside or text, where)
  if card then return card, code end
  if inside then Faults.stop(where, "'%s': expected a code like %s", inside, self.game.code_example) end
  if self.by_name[fold(text)] then return self:by_title(text, section, where), nil end -- also "A [B]"
  local name, set, number = text:match "^(.-)%s*%(([^()%s]+)%)%s*([%w*]+)$"
  if name then
    inside = set .. "-" .. number
  else
    name, inside = text:match "^(.-)%s*%(([^()]+)%)$"
    if not name then name, inside = text:match "^(.-)%s*%[([^%[%]]+)%]$" end
  end
  if not name or name == "" then return self:by_title(text, section, where), nil end
  card, code = self:by_code(inside, where)
  if not card then
    Faults.stop(where, "'%s' behind '%s': expected a code like %s", inside, name, self.game.code_example)
  end
  for _, each in ipairs(self:called(name, where)) do
    if same(each, card) then return card, code end
  end
  Faults.stop(where, "'%s' is %s, not '%s': expected a code of the card that is named", inside, card.title, name)
end

-- Whether the words of a line are a name or a code of a card.
function Book:knows(text)
  local name, inside = text:match "^(.-)%s*[%[%(](.*)[%]%)]"
  return self.by_name[fold(text)] ~= nil or name and self.by_name[fold(name)] ~= nil or
    Faults.catch(self.by_code, self, inside or text, "") ~= nil
end

-- A card named in an option: by name or code, in a section.
function Book:named(text, section) return (self:card(Book.plain(text), section, "")) end

-- How a deck file of ours names a card in a section: by its name where that is enough.
function Book:word(card, section)
  return self.pool:find(card.title, section) == card.def and card.title or card.id
end

return Book
