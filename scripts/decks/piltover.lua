-- SPDX-License-Identifier: MIT
--
-- piltover.lua -- the deck codes of Piltover Archive, versions 1 to 6: base32 of these bytes.
--
--   header          format 1 in the upper half, the version in the lower
--   v5, v6          a byte: 1 when every number has its mark in front of it, else 0
--   main            everything but the sideboard, the champion's copy included
--   sideboard       from v2 on
--   champion        from v3 on: 0, or 1 and a card: a marker, not another copy
--   more legends    v6: how many, and a card each
--
--   main, sideboard   v1 to v4: for 12, 11 ... 1 copies (sideboard 3, 2, 1) groups; from v5 on: how
--                     many numbers of copies there are, and for each of them the number and groups
--   groups            how many; for each: how many cards, set, variant, and the cards' numbers
--   a card            set, variant, number; a number has its mark in front of it in v4
--
-- How many, copies and numbers are varints (bytes.lua); set, variant and marks are bytes.  Writing
-- takes the lowest version from 3 on that can say the deck.

local Deck = require "decks.deck"
local Faults = require "decks.faults"
local bytes = require "decks.bytes"

local piltover = {}

local FORMAT, NEWEST = 1, 6
local COPIES = { main = 12, side = 3 } -- the most that v1 to v4 can say
local COPIES_MOST = 99
local SIDEBOARD, CHAMPION, MARKS, SPARSE, MORE = 2, 3, 4, 5, 6 -- since which version

-- ---- Reading -----------------------------------------------------------------------------------

-- What the three bytes of a card say, as a code.
local function code_of(game, set, variant, mark, number)
  return game.code(game.sets[set], mark, number, variant)
end

local function read_set(r, game)
  local at, set = r.at, r:byte "the number of a set"
  if not game.sets[set] then
    r:stop(at, "%d: expected the number of a set, from 0 (%s) to %d (%s)", set, game.sets[0], #game.sets,
      game.sets[#game.sets])
  end
  return set
end

local function read_variant(r, game)
  local at, variant = r.at, r:byte "the number of a variant"
  if not game.variants[variant] then
    r:stop(at, "%d: expected the number of a variant, from 0 to %d", variant, #game.variants)
  end
  return variant
end

local function read_number(r, game, marked, highest)
  local at, mark = r.at, marked and r:byte "the mark of a card's number" or 0
  if mark > highest then r:stop(at, "%d: expected the mark of a card's number, from 0 to %d", mark, highest) end
  return mark, r:varint("a card's number", 9999)
end

local function mark_bound(version) return version >= SPARSE and 2 or 1 end

-- A card by its code; a fault is collected, so that all unknown cards are told.
local function find(deck, code, at)
  local where = ("byte %d"):format(at)
  local found, faults = Faults.catch(function() return { deck.book:by_code(code, where) } end)
  if not found then
    deck.faults:again(faults)
    return nil
  end
  return { count = 1, card = found[1], code = found[2], where = where }
end

local function read_card(r, deck, marked, version)
  local game = deck.game
  local set, variant = read_set(r, game), read_variant(r, game)
  local at = r.at
  local mark, number = read_number(r, game, marked, mark_bound(version))
  return find(deck, code_of(game, set, variant, mark, number), at)
end

-- `most` is how many of what takes `size` bytes at least can still come.
local function read_count(r, what, size) return r:varint(what, r:left() // size) end

local function read_groups(r, deck, copies, marked, version, put)
  local game = deck.game
  for _ = 1, read_count(r, ("the number of groups of cards with %d copies"):format(copies), 3) do
    local cards = read_count(r, "the number of cards in a group", marked and 2 or 1)
    local set, variant = read_set(r, game), read_variant(r, game)
    for _ = 1, cards do
      local at = r.at
      local mark, number = read_number(r, game, marked, mark_bound(version))
      local entry = find(deck, code_of(game, set, variant, mark, number), at)
      if entry then put(copies, entry) end
    end
  end
end

local function read_section(r, deck, version, marked, most, put)
  if version < SPARSE then
    for copies = most, 1, -1 do read_groups(r, deck, copies, marked, version, put) end
    return
  end
  local seen = {}
  for _ = 1, read_count(r, "how many numbers of copies there are", 2) do
    local at, copies = r.at, r:varint("a number of copies", COPIES_MOST)
    if copies == 0 or seen[copies] then r:stop(at, "%d copies: expected a number of copies from 1 to %d that has not come yet",
      copies, COPIES_MOST) end
    seen[copies] = true
    read_groups(r, deck, copies, marked, version, put)
  end
end

local function read_flag(r, what)
  local at, flag = r.at, r:byte(what)
  if flag > 1 then r:stop(at, "%d: expected %s, which is 0 or 1", flag, what) end
  return flag == 1
end

local function read_header(r)
  local header = r:byte "the header"
  local format, version = header >> 4, header & 15
  if format ~= FORMAT then r:stop(1, "format %d: expected a header of format %d", format, FORMAT) end
  if version < 1 or version > NEWEST then
    r:stop(1, "version %d: expected a version from 1 to %d", version, NEWEST)
  end
  return version
end

function piltover.read(text, book, options)
  local r = bytes.reader(bytes.decode(text:match "^%s*(.-)%s*$", bytes.base32))
  local deck, champion = Deck.new(book), nil
  local version = read_header(r)
  local marked = version == MARKS or version >= SPARSE and read_flag(r, "whether numbers have marks")
  read_section(r, deck, version, marked, COPIES.main, function(copies, entry)
    deck:add_pile(copies, entry.card, entry.code, entry.where)
  end)
  if version >= SIDEBOARD then
    read_section(r, deck, version, marked, COPIES.side, function(copies, entry)
      deck:place("sideboard", copies, entry.card, entry.code, entry.where, "the sideboard")
    end)
  end
  if version >= CHAMPION and read_flag(r, "whether there is a chosen champion") then
    champion = read_card(r, deck, marked, version)
  end
  for _ = 1, version >= MORE and read_count(r, "the number of additional legends", 3) or 0 do
    deck.more[#deck.more + 1] = read_card(r, deck, marked, version)
  end
  if r:left() > 0 then r:stop(r.at, "%d bytes behind the end of the deck", r:left()) end
  deck.faults:check()
  deck:choose_champion(champion, options.champion, version < CHAMPION and
    ("a code of version %d does not say"):format(version) or "the code does not say")
  return deck
end

-- Whether a text looks like a code of this kind: the first letter says format 1.
function piltover.looks_like(text)
  return text:match "^[Cc][A-Za-z2-7]+$" ~= nil and #text >= 8
end

-- ---- Writing -----------------------------------------------------------------------------------

local function set_number(game, set)
  for number = 0, #game.sets do
    if game.sets[number] == set then return number end
  end
  return nil
end

-- The parts of an entry's printing, with its number of the set.
local function parts_of(entry, deck)
  local parts = deck.game.parts(entry.code or entry.card.id)
  local set = parts and set_number(deck.game, parts.set)
  if not set then
    Faults.stop(entry.where or "", "'%s' (%s) is in no set that this code can say", entry.card.title,
      entry.card.id)
  end
  return { set = set, variant = parts.variant, mark = parts.mark, number = parts.number }
end

-- The printings of some sections with their copies: copies -> list of parts.
local function collect(deck, sections)
  local by_key, keys, by_copies, highest, mark = {}, {}, {}, 0, 0
  for _, section in ipairs(sections) do
    for _, entry in ipairs(deck:entries(section)) do
      local parts = parts_of(entry, deck)
      local key = ("%03d.%03d.%03d.%05d"):format(parts.set, parts.variant, parts.mark, parts.number)
      if not by_key[key] then
        by_key[key], keys[#keys + 1] = parts, key
        parts.copies = 0
      end
      by_key[key].copies = by_key[key].copies + entry.count
    end
  end
  table.sort(keys)
  for _, key in ipairs(keys) do
    local parts = by_key[key]
    if parts.copies > COPIES_MOST then
      Faults.stop("", "%d copies of one card: a code says at most %d", parts.copies, COPIES_MOST)
    end
    by_copies[parts.copies] = by_copies[parts.copies] or {}
    table.insert(by_copies[parts.copies], parts)
    highest, mark = math.max(highest, parts.copies), math.max(mark, parts.mark)
  end
  return by_copies, highest, mark
end

local function version_of(main_most, side_most, mark, more)
  if more > 0 then return MORE end
  if main_most > COPIES.main or side_most > COPIES.side or mark > 1 then return SPARSE end
  return mark == 1 and MARKS or CHAMPION
end

local function number_bytes(parts, marked) return (marked and string.char(parts.mark) or "") .. bytes.varint(parts.number) end

local function card_bytes(parts, marked)
  return string.char(parts.set, parts.variant) .. number_bytes(parts, marked)
end

-- The groups of the cards with one number of copies, which are in order.
local function group_bytes(list, marked)
  local groups, last = {}, nil
  for _, parts in ipairs(list or {}) do
    if not last or last.set ~= parts.set or last.variant ~= parts.variant then
      last = { set = parts.set, variant = parts.variant }
      groups[#groups + 1] = last
    end
    last[#last + 1] = number_bytes(parts, marked)
  end
  local out = { bytes.varint(#groups) }
  for _, group in ipairs(groups) do
    out[#out + 1] = bytes.varint(#group) .. string.char(group.set, group.variant) .. table.concat(group)
  end
  return table.concat(out)
end

local function section_bytes(by_copies, version, marked, most)
  local out, counts = {}, {}
  if version < SPARSE then
    for copies = most, 1, -1 do out[#out + 1] = group_bytes(by_copies[copies], marked) end
    return table.concat(out)
  end
  for copies in pairs(by_copies) do counts[#counts + 1] = copies end
  table.sort(counts, function(a, b) return a > b end)
  out[1] = bytes.varint(#counts)
  for _, copies in ipairs(counts) do
    out[#out + 1] = bytes.varint(copies) .. group_bytes(by_copies[copies], marked)
  end
  return table.concat(out)
end

function piltover.write(deck)
  deck:only("a Piltover Archive code", { "legend", "champion", "main", "battlefields", "runes", "sideboard" })
  local main, main_most, main_mark = collect(deck, { "legend", "champion", "main", "battlefields", "runes" })
  local side, side_most, side_mark = collect(deck, { "sideboard" })
  local champion, more = deck:entries "champion"[1], {}
  champion = champion and parts_of(champion, deck)
  local mark = math.max(main_mark, side_mark)
  for i, entry in ipairs(deck.more) do
    more[i] = parts_of(entry, deck)
    mark = math.max(mark, more[i].mark)
  end
  local version = version_of(main_most, side_most, mark, #more)
  local marked = mark > 0
  local out = { string.char(FORMAT << 4 | version) }
  if version >= SPARSE then out[2] = string.char(marked and 1 or 0) end
  out[#out + 1] = section_bytes(main, version, marked, COPIES.main)
  out[#out + 1] = section_bytes(side, version, marked, COPIES.side)
  out[#out + 1] = champion and "\1" .. card_bytes(champion, marked) or "\0"
  if version >= MORE then
    out[#out + 1] = bytes.varint(#more)
    for _, parts in ipairs(more) do out[#out + 1] = card_bytes(parts, marked) end
  end
  return bytes.encode(table.concat(out), bytes.base32) .. "\n"
end

return piltover
