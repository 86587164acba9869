-- SPDX-License-Identifier: MIT
--
-- text.lua -- decks as lists of lines: our own files, and what players paste.
--
--   3 Name          also 3x Name; a name may be a code, or have one behind it (book.lua)
--   Legend:         a heading, also "Units (20)" or "# Legend"; other lines with # are comments
--   an empty line   without headings: ends a group; groups come in the order of the game's sections

local Book = require "decks.book"
local Deck = require "decks.deck"
local Faults = require "decks.faults"
local guess = require "check.guess"

local text = {}

local LINE_MAX = 200

-- ---- Lines -------------------------------------------------------------------------------------

-- The section that a line begins; nil: it is no heading that the game knows.
local function heading_of(line, game)
  local words = line:gsub("^#+", ""):gsub("%(%d+%)%s*:?%s*$", ""):gsub(":%s*$", "")
  if words:find "[^%a%s_-]" then return nil end
  return game.headings[(words:lower():gsub("[%s_-]", ""))]
end

-- The lines of a list: { number, kind, ... }; kinds "card" (count, name), "heading" (section),
-- "blank".
local function read_line(line, number, game, faults)
  local where = ("line %d"):format(number)
  if #line > LINE_MAX then
    faults:add(where, "the line has %d bytes: a line of a deck list has at most %d", #line, LINE_MAX)
    return nil
  end
  line = Book.plain(line):match "^%s*(.-)%s*$"
  if line == "" then return { kind = "blank" } end
  local section = heading_of(line, game)
  if section then return { kind = "heading", section = section, title = line:match "^#*%s*(.-):?$" } end
  if line:match "^#" or line:match "^//" then return nil end
  local count, name = line:match "^(%d+)%s*[xX]%s+(%S.*)$"
  if not count then count, name = line:match "^(%d+)[xX](%S.*)$" end
  if not count then count, name = line:match "^(%d+)%s+(%S.*)$" end
  if not count then
    local near = line:match ":$" and guess.hint(line:lower():gsub("[%s:_-]", ""), game.headings) or ""
    faults:add(where, "'%s'%s: expected a number of copies and a card, as in 3 %s%s", line, near, game.code_example,
      line:match ":$" and ", or a heading" or "")
    return nil
  end
  if #count > 2 or tonumber(count) == 0 then
    faults:add(where, "'%s': expected a number of copies from 1 to 99", count)
    return nil
  end
  return { kind = "card", count = tonumber(count), name = name, where = where }
end

local function read_lines(source, game, faults)
  local lines, number = {}, 0
  for line in (source:gsub("^\xEF\xBB\xBF", "") .. "\n"):gmatch "(.-)\r?\n" do
    number = number + 1
    lines[#lines + 1] = read_line(line, number, game, faults)
  end
  return lines
end

-- ---- Sections ------------------------------------------------------------------------------------

local function has_headings(lines)
  for _, line in ipairs(lines) do
    if line.kind == "heading" then return true end
  end
  return false
end

-- Calls put(line) for every card line; what is wrong with one of them is collected.
local function each_card(lines, deck, put)
  for _, line in ipairs(lines) do
    if line.kind == "card" then
      local _, faults = Faults.catch(put, line)
      if faults then deck.faults:again(faults) end
    end
  end
end

-- Gives every card line the section of the heading above it.
local function by_headings(lines, deck)
  local section, title
  for _, line in ipairs(lines) do
    if line.kind == "heading" then section, title = line.section, line.title
    elseif line.kind == "card" and not section then
      deck.faults:add(line.where, "'%s' stands above the first heading: expected a heading like %s:", line.name,
        deck.book.sections[1].name)
      line.kind = "lost"
    else line.section, line.title = section, title end
  end
end

-- The groups between empty lines: how many there are; each card line gets the number of its own.
local function count_groups(lines)
  local groups, open = 0, false
  for _, line in ipairs(lines) do
    if line.kind == "blank" then open = false
    elseif line.kind == "card" then
      if not open then groups, open = groups + 1, true end
      line.group = groups
    end
  end
  return groups
end

local function by_groups(lines, game)
  for _, line in ipairs(lines) do
    line.section = game.order[line.group or 0]
    line.title = line.section and ("group %d (%s)"):format(line.group, line.section)
  end
end

local function put_placed(deck)
  return function(line)
    local card, code = deck.book:card(line.name, line.section, line.where)
    deck:place(line.section, line.count, card, code, line.where, line.title)
  end
end

local function put_pile(deck)
  return function(line)
    local card, code = deck.book:card(line.name, nil, line.where)
    deck:add_pile(line.count, card, code, line.where)
  end
end

-- A list without headings: by its groups, or each card by its kind.
local function read_bare(lines, deck, options)
  local game, groups = deck.game, count_groups(lines)
  if game.champion_of_main and not options.champion then
    if groups ~= #game.order then
      Faults.stop("", "expected headings, or --champion NAME, or %d groups with an empty line between them (%s), not %d",
        #game.order, table.concat(game.order, ", "), groups)
    end
    by_groups(lines, game)
    each_card(lines, deck, put_placed(deck))
  else
    each_card(lines, deck, put_pile(deck))
  end
end

function text.read(source, book, options)
  local deck = Deck.new(book)
  local lines = read_lines(source, deck.game, deck.faults)
  if has_headings(lines) then
    by_headings(lines, deck)
    each_card(lines, deck, put_placed(deck))
  else
    read_bare(lines, deck, options)
  end
  deck.faults:check()
  deck:choose_champion(nil, options.champion, "the list does not say")
  return deck
end

-- How many lines of a text this game understands: headings, and names or codes of its cards.
function text.understood(source, book)
  local known = 0
  for _, line in ipairs(read_lines(source, book.game, Faults.new())) do
    if line.kind == "heading" or line.kind == "card" and book:knows(line.name) then known = known + 1 end
  end
  return known
end

-- ---- Writing -------------------------------------------------------------------------------------

local function write(deck, form, word_of, between)
  local parts = {}
  deck:no_more(form)
  for _, section in ipairs(deck.book.sections) do
    local words = deck:words(section.field, word_of)
    local lines = { #words > 0 and section.name .. ":\n" or nil }
    for _, each in ipairs(words) do lines[#lines + 1] = ("%d %s\n"):format(each.count, each.word) end
    if #lines > 0 then parts[#parts + 1] = table.concat(lines) end
  end
  return table.concat(parts, between)
end

-- Our own deck files.
function text.write_ours(deck)
  return write(deck, "a deck file", function(_, entry, section) return deck.book:word(entry.card, section) end, "")
end

-- For other programs: legends with the name of their champion, an empty line between sections.
function text.write(deck)
  return write(deck, "a list of this kind", function(_, entry, section)
    local word = deck.book:word(entry.card, section)
    return word == entry.card.title and deck.game.long_name(entry.card) or word
  end, "\n")
end

-- Only numbers and codes: each card says itself which section it is in.
function text.write_codes(deck)
  local lines = {}
  deck:no_more "a list of codes"
  for _, section in ipairs(deck.book.sections) do
    local words = deck:words(section.field, function(_, entry) return entry.code or entry.card.id end)
    for _, each in ipairs(words) do lines[#lines + 1] = ("%d %s\n"):format(each.count, each.word) end
  end
  return table.concat(lines)
end

return text
