-- SPDX-License-Identifier: MIT
--
-- decks.lua -- a tool for test_decks.c: decks in the forms that players exchange.  What one
-- form writes, it reads again; what is malformed is refused with its place.

local engine = require "lunarbiter"
local bytes = require "decks.bytes"
local converter = require "decks"
local Deck = require "decks.deck"
local files = require "files"
local json = require "json"
local lfs = require "lfs"

local decks, data, options

local function fail(...) error((...):format(select(2, ...)), 0) end

-- ---- Comparing ----------------------------------------------------------------------------------

-- The cards of a deck by section, without their printings.
local function plain(deck)
  local lines = {}
  for _, section in ipairs(deck.book.sections) do
    local counts = {}
    for _, entry in ipairs(deck:entries(section.field)) do
      counts[entry.card.id] = (counts[entry.card.id] or 0) + entry.count
    end
    for id, count in pairs(counts) do lines[#lines + 1] = ("%s %d %s"):format(section.field, count, id) end
  end
  for _, entry in ipairs(deck.more) do lines[#lines + 1] = "more " .. entry.card.id end
  table.sort(lines)
  return table.concat(lines, "\n")
end

local function told(faults)
  local lines = {}
  for i, fault in ipairs(faults) do lines[i] = fault.where .. ": " .. fault.text end
  return table.concat(lines, "\n")
end

local function must_read(text, asked, what)
  local deck, faults = decks:read(text, asked)
  if not deck then fail("%s: %s\n%s", what, told(faults), text) end
  return deck
end

local function must_write(deck, to, what)
  local text, faults = decks:write(deck, to)
  if not text then fail("%s: %s", what, told(faults)) end
  return text
end

-- What FORMAT writes of the deck reads as the same deck, also when nobody says what it is, and is
-- written as the same text again.
local function check_round(deck, to, what)
  local text = must_write(deck, to, what)
  local none = deck.game.champion_of_main and deck:count "champion" == 0 and "none" or nil
  for _, from in ipairs { to, false } do
    local again = must_read(text, { from = from or nil, champion = none, game = deck.game.name }, what)
    if plain(again) ~= plain(deck) then
      fail("%s: as %s it reads as\n%s\ninstead of\n%s", what, to, plain(again), plain(deck))
    end
    local twice = must_write(again, to, what)
    if twice ~= text then fail("%s: %s is written as\n%s\nand then as\n%s", what, to, text, twice) end
  end
end

-- ---- Decks ----------------------------------------------------------------------------------------

local ROUNDS = {
  riftbound = { "lunarbiter", "text", "piltover", "tabletop", "pixelborn" },
  evolve = { "lunarbiter", "text", "codes", "sve-json" },
}

local function shipped(game)
  local list = {}
  for _, name in ipairs(files.names(("%s/decks/%s"):format(data, game))) do
    list[#list + 1] = ("%s/decks/%s/%s"):format(data, game, name)
  end
  if #list == 0 then fail("no decks of %s", game) end
  return list
end

local checks = {}

function checks.shipped()
  for game, formats in pairs(ROUNDS) do
    for _, path in ipairs(shipped(game)) do
      local deck = must_read(files.read(path), {}, path)
      for _, format in ipairs(formats) do check_round(deck, format, path) end
    end
  end
end

-- A deck by lot: cards of all sections with any numbers of copies, any printings.
local function cards_of(book, section)
  local list = {}
  for def = 1, book.pool:count() do
    local card = book.by_id[(book.pool:id(def) or ""):upper()]
    if card and card.def == def and card.section == section and book.game.read_code(card.id) then
      list[#list + 1] = card
    end
  end
  return list
end

local function codes_by_card(book)
  local codes = {}
  for code, id in pairs(book.printings) do
    codes[id:upper()] = codes[id:upper()] or {}
    table.insert(codes[id:upper()], code)
  end
  for _, list in pairs(codes) do table.sort(list) end
  return codes
end

local function draw(list) return list[math.random(#list)] end

local function random_riftbound(book, heaps, codes, plain_only)
  local deck = Deck.new(book)
  local function printing(card)
    local others = codes[card.id:upper()]
    if plain_only or math.random(4) > 1 then return nil end
    if others and math.random(2) == 1 then return (book.game.read_code(draw(others))) end
    return (book.game.read_code(card.id .. draw { "", "a", "b", "s" }))
  end
  local function put(section, heap, most, copies)
    for _ = 1, math.random(0, most) do
      local card = draw(heap)
      deck:add(section, math.random(copies), card, printing(card))
    end
  end
  deck:add("legend", 1, draw(heaps.legend))
  if math.random(5) > 1 then
    local card = draw(heaps.champion)
    deck:add("champion", 1, card, printing(card))
  end
  put("main", heaps.main, 30, math.random(4) == 1 and 15 or 3)
  put("battlefields", heaps.battlefields, 3, 1)
  put("runes", heaps.runes, 4, 12)
  return deck
end

function checks.random_riftbound()
  local book = decks:book "riftbound"
  local heaps, codes = { champion = {} }, codes_by_card(book)
  for _, section in ipairs { "legend", "main", "battlefields", "runes" } do heaps[section] = cards_of(book, section) end
  for _, card in ipairs(heaps.main) do
    if book.game.may_be_champion(card) then table.insert(heaps.champion, card) end
  end
  math.randomseed(19)
  for number = 1, 150 do
    local deck = random_riftbound(book, heaps, codes, false)
    local what = "deck " .. number
    check_round(deck, "lunarbiter", what)
    if deck:count "champion" == 1 then
      for _, format in ipairs { "text", "tabletop", "pixelborn" } do check_round(deck, format, what) end
    end
    for _ = 1, math.random(0, 6) do deck:add("sideboard", math.random(4), draw(heaps.main)) end
    for _ = 1, math.random(4) == 1 and math.random(3) or 0 do
      deck.more[#deck.more + 1] = { count = 1, card = draw(heaps.legend) }
    end
    check_round(deck, "piltover", what)
  end
end

function checks.random_evolve()
  local book = decks:book "evolve"
  local heaps = {}
  for _, section in ipairs { "leader", "main", "evolve" } do heaps[section] = cards_of(book, section) end
  math.randomseed(20)
  for number = 1, 150 do
    local deck = Deck.new(book)
    deck:add("leader", 1, draw(heaps.leader))
    for _ = 1, math.random(30) do deck:add("main", math.random(3), draw(heaps.main)) end
    for _ = 1, math.random(0, 10) do deck:add("evolve", math.random(3), draw(heaps.evolve)) end
    for _, format in ipairs { "lunarbiter", "codes", "sve-json" } do check_round(deck, format, "deck " .. number) end
    if math.random(3) == 1 then
      deck.more[1] = { count = 1, card = draw(heaps.leader) }
      check_round(deck, "sve-json", "deck " .. number)
    end
  end
end

-- ---- Versions of deck codes -----------------------------------------------------------------------

-- Zeros for as many numbers of copies without a group.
local function none(count)
  local list = {}
  for i = 1, count do list[i] = 0 end
  return list
end

local function flat(value, list)
  if type(value) == "table" then
    for _, each in ipairs(value) do flat(each, list) end
  else
    list[#list + 1] = value
  end
  return list
end

local function bytes_of(...) return string.char(table.unpack(flat({ ... }, {}))) end

local function encode(...) return bytes.encode(bytes_of(...), bytes.base32) end

local DECK = "champion 1 ogn-030\nlegend 1 ogn-251\nmain 2 ogn-169"
-- 3 copies of nothing; 2 Gust; 1 Jinx and her legend (251 is two bytes)
local MAIN = { none(10), 1, 1, 0, 0, 0xa9, 1, 1, 2, 0, 0, 30, 0xfb, 1 }
local MARKED = { none(10), 1, 1, 0, 0, 0, 0xa9, 1, 1, 2, 0, 0, 0, 30, 0, 0xfb, 1 }
local SPARSE = { 2, 2, 1, 1, 0, 0, 0xa9, 1, 1, 1, 2, 0, 0, 30, 0xfb, 1 }
local SPARSE_MARKED = { 2, 2, 1, 1, 0, 0, 0, 0xa9, 1, 1, 1, 2, 0, 0, 0, 30, 0, 0xfb, 1 }
local CHAMPION = "Jinx, Demolitionist"

local VERSIONS = {
  { name = "1", asked = CHAMPION, parts = { 0x11, MAIN } },
  { name = "2", asked = CHAMPION, parts = { 0x12, MAIN, none(3) } },
  { name = "3", parts = { 0x13, MAIN, none(3), 1, 0, 0, 30 } },
  { name = "3 without a champion", asked = CHAMPION, parts = { 0x13, MAIN, none(3), 0 } },
  { name = "4", parts = { 0x14, MARKED, none(3), 1, 0, 0, 0, 30 } },
  { name = "5", parts = { 0x15, 0, SPARSE, 0, 1, 0, 0, 30 } },
  { name = "5 with marks", parts = { 0x15, 1, SPARSE_MARKED, 0, 1, 0, 0, 0, 30 } },
  { name = "6", parts = { 0x16, 0, SPARSE, 0, 1, 0, 0, 30, 0 } },
  { name = "6 with a legend", more = "\nmore ogn-257", parts = { 0x16, 0, SPARSE, 0, 1, 0, 0, 30, 1, 0, 0, 0x81, 2 } },
}

function checks.versions()
  for _, version in ipairs(VERSIONS) do
    local text, what = encode(table.unpack(version.parts)), "version " .. version.name
    if version.asked then
      local deck, faults = decks:read(text, {})
      if deck or not told(faults):find("pass --champion NAME (Jinx, Demolitionist), or --champion none", 1, true) then
        fail("%s: it is not asked who the champion is: %s", what, deck and "read" or told(faults))
      end
    end
    for _, written in ipairs { text, text:lower(), "  " .. text .. "\n" } do
      local deck = must_read(written, { champion = version.asked }, what)
      local expected = "champion 1 ogn-030\nlegend 1 ogn-251\nmain 2 ogn-169" .. (version.more or "")
      if plain(deck) ~= expected then fail("%s reads as\n%s", what, plain(deck)) end
    end
  end
  if plain(must_read(encode(table.unpack(VERSIONS[1].parts)), { champion = "none" }, "none")) ==
    DECK then fail "a deck without a champion has one" end
end

-- The lowest version that can say it is written.
local function version_of(deck) return bytes.decode(must_write(deck, "piltover", "a version"):gsub("\n", ""), bytes.base32):byte() end

function checks.lowest()
  local book = decks:book "riftbound"
  local function deck(change)
    local it = Deck.new(book)
    it:add("legend", 1, book:named "ogn-251")
    it:add("champion", 1, book:named "ogn-030")
    it:add("runes", 12, book:named "ogn-007")
    change(it)
    return it
  end
  local function expect(version, what, change)
    local got = version_of(deck(change))
    if got ~= 0x10 + version then fail("%s is written in version %d", what, got & 15) end
  end
  expect(3, "a plain deck", function() end)
  expect(3, "three copies beside", function(it) it:add("sideboard", 3, book:named "ogn-169") end)
  expect(4, "an R number", function(it)
    it.sections.runes = nil
    it:add("runes", 12, book:by_code("SFD-R01a", ""), "SFD-R01a")
  end)
  expect(5, "13 copies", function(it) it:add("runes", 1, book:named "ogn-007") end)
  expect(5, "four copies beside", function(it) it:add("sideboard", 4, book:named "ogn-169") end)
  expect(6, "another legend", function(it) it.more[1] = { count = 1, card = book:named "ogn-257" } end)
end

-- ---- Faults ---------------------------------------------------------------------------------------

local function refused(text, asked, words, what)
  local deck, faults = decks:read(text, asked)
  if deck then fail("%s is read as\n%s", what, plain(deck)) end
  if not told(faults):find(words, 1, true) then fail("%s: no '%s' in\n%s", what, words, told(faults)) end
end

local V3 = { 0x13, MAIN, none(3), 1, 0, 0, 30 }

function checks.malformed()
  local code3 = { from = "piltover" }
  local function wrong(words, what, ...) refused(encode(...), code3, words, what) end
  wrong("byte 1: version 7: expected a version from 1 to 6", "version 7", 0x17, MAIN)
  wrong("byte 1: version 0", "version 0", 0x10, MAIN)
  wrong("byte 1: format 2: expected a header of format 1", "format 2", 0x23, MAIN)
  wrong("bytes behind the end of the deck", "trailing bytes", V3, 0, 0)
  wrong("9: expected the number of a set, from 0 (OGN) to 6 (RAD)", "a set", 0x13, none(11), 1, 1, 9, 0, 30)
  wrong("expected the number of a variant, from 0 to 3", "a variant", 0x13, none(11), 1, 1, 0, 4, 30)
  wrong("expected the mark of a card's number, from 0 to 1", "a mark", 0x14, none(11), 1, 1, 0, 0, 2, 30)
  wrong("'OGN-999': no card of this program has this code", "no card", 0x13, none(11), 1, 1, 0, 0, 0xe7, 7,
    none(3), 0)
  wrong("is written with more bytes than it needs", "a long number", 0x13, none(11), 1, 1, 0, 0, 0x9e, 0)
  wrong("which has at most 3 bytes", "a number without end", 0x13, none(11), 1, 1, 0, 0, 0xff, 0xff, 0xff, 0xff)
  wrong("expected the number of groups of cards with 12 copies, at most 0", "many groups", 0x13, 0x7f)
  wrong("expected the number of cards in a group", "many cards", 0x13, none(11), 1, 0x7f, 0, 0, 30)
  wrong("0 copies: expected a number of copies", "no copies", 0x15, 0, 1, 0, 0, 0, 0)
  wrong("2 copies: expected a number of copies", "the same copies twice", 0x15, 0, 2, 2, 0, 2, 0, 0, 0)
  wrong("2: expected whether numbers have marks, which is 0 or 1", "a switch", 0x15, 2, 0, 0, 0)
  wrong("is said to be the chosen champion, but is not among the cards", "a champion that is not there", 0x13, MAIN,
    none(3), 1, 0, 0, 27)
  wrong("'Gust' is a spell: expected a champion unit", "a spell as champion", 0x13, MAIN, none(3), 1, 0, 0, 0xa9, 1)
  refused(encode(0x13, none(10), 1, 1, 0, 0, 0xfb, 1, none(4), 0), { champion = "none" },
    "'Loose Cannon': a deck has one card in Legend, not 2", "two legends")
  refused("CEAAAAA1", code3, "character 8 of the code: '1': expected a letter from A to Z or a digit from 2 to 7", "a letter")
  refused("CEA", code3, "are no whole number of bytes", "three letters")
  refused("CEAAAAB", code3, "the 3 bits behind the last byte are not zero", "padding bits")
  local whole = bytes_of(table.unpack(V3))
  for length = 1, #whole - 1 do
    local deck, faults = decks:read(bytes.encode(whole:sub(1, length), bytes.base32), code3)
    if deck then fail("the first %d bytes of a code are read", length) end
    if not told(faults):find("byte", 1, true) then fail("%d bytes: %s", length, told(faults)) end
  end
end

function checks.tokens()
  local asked = { from = "tabletop" }
  refused("OGN-251-1 OGN-169-1", asked, "token 2: 'Gust' is a spell, which cannot be in this place of the line: expected a champion unit",
    "a spell in the champion's place")
  refused("OGN-251-1 OGN-030", asked, "token 2: 'OGN-030': expected a set, a number and an art", "a token without art")
  refused("OGN-251-1 OGN-030-0", asked, "token 2: 'OGN-030-0'", "art 0")
  refused("OGN-251-1 OGN-030-1 OGN-998-1", asked, "token 3: 'OGN-998': no card of this program has this code", "no card")
  refused(("OGN-169-1 "):rep(400), asked, "400 tokens: a deck has at most 300 cards", "many tokens")
  refused("T0dOLTE2OS0x=", { from = "pixelborn" }, "expected as many = as fill the last four characters", "padding")
  refused("T0dO!", { from = "pixelborn" }, "character 5 of the code", "a letter of base64")
  local deck = must_read("OGN-251-1 OGN-030a-2 OGN-169-1 OGN-169-2", asked, "arts")
  if plain(deck) ~= DECK then fail("arts read as\n%s", plain(deck)) end
end

-- ---- Lists ------------------------------------------------------------------------------------------

local LISTS = {
  headings = "Legend:\n1 Jinx - Loose Cannon\n\nChampion:\n1x Jinx, Demolitionist\n\nMainDeck:\n2 Gust\n",
  ["other headings"] = "# Legend\n1 Loose Cannon\n# my best deck\nChosen Champion\n1 Jinx - Demolitionist\nUnits (0)\nSpells (2):\n2x gust\nRune Pool\nSide Board:\n",
  groups = "1 Jinx, Loose Cannon\n\n1 Jinx, Demolitionist\n\n\n2 Gust\n\n1 Targon's Peak\n\n1 Fury Rune\n",
  codes = "Legend\n1 OGN-251\nChampion\n1 ogn-030-298\nMain Deck\n1 [OGN-169]\n1 OGN-169/298\n",
  ["names with codes"] = "Legend\n1 Loose Cannon (OGN-301*)\nChampion\n1 Jinx - Demolitionist (OGN) 030a\nMain\n2 Gust [ogn-169]\n",
  quotes = "\xEF\xBB\xBFLegend:\r\n1 Loose\u{00A0}Cannon\r\nChampion:\r\n1 Jinx, Demolitionist\r\nMain:\r\n2 Gust\r\nBattlefields:\r\n1 Targon\u{2019}s Peak\r\n",
}

function checks.lists()
  for name, list in pairs(LISTS) do
    local more = ""
    if name == "groups" then more = "battlefields 1 ogn-289\n" elseif name == "quotes" then more = "battlefields 1 ogn-289\n" end
    local expected = more .. DECK .. (name == "groups" and "\nrunes 1 ogn-007" or "")
    for _, from in ipairs { "text", false } do
      local got = plain(must_read(list, { from = from or nil }, name))
      if got ~= expected then fail("%s reads as\n%s\nexpected\n%s", name, got, expected) end
    end
  end
  local bare = "1 Loose Cannon\n1 Jinx, Demolitionist\n2 Gust\n"
  if plain(must_read(bare, { champion = "OGN-030a" }, "bare")) ~= DECK then fail "a bare list with --champion" end
end

function checks.list_faults()
  local function wrong(words, what, text, asked) refused(text, asked or { from = "text", game = "riftbound" }, words, what) end
  wrong("line 2: there is no card 'Gusst' (did you mean 'Gust'?): expected a name, or a code like OGN-001", "a name",
    "Main:\n2 Gusst\n")
  wrong("line 2: 'Gust': expected a number of copies and a card, as in 3 OGN-001", "no number", "Main:\nGust\n")
  wrong("line 2: '0': expected a number of copies from 1 to 99", "no copies", "Main:\n0 Gust\n")
  wrong("line 2: '999': expected a number of copies from 1 to 99", "many copies", "Main:\n999 Gust\n")
  wrong("line 1: 'Mian Deck:' (did you mean maindeck?)", "a heading", "Mian Deck:\n2 Gust\nRunes:\n")
  wrong("line 1: 'Gust' stands above the first heading", "above", "2 Gust\nMain:\n2 Gust\n")
  wrong("line 2: 'Gust' is a spell, which cannot be in Runes: expected a rune", "a spell among runes", "Runes:\n1 Gust\n")
  wrong("line 2: 'OGN-007' is Fury Rune, not 'Gust'", "another card", "Runes:\n1 Gust (OGN-007)\n")
  wrong("line 2: 'fizz' behind 'Gust': expected a code like OGN-001", "no code", "Main:\n1 Gust (fizz)\n")
  wrong("line 3: 'Loose Cannon': a deck has one card in Legend, not 2", "two legends", "Legend:\n1 Blind Monk\n1 Loose Cannon\nChampion:\n1 Jinx, Demolitionist\n")
  wrong("expected headings, or --champion NAME, or 5 groups with an empty line between them (legend, champion, main, battlefields, runes), not 1", "one group", "1 Loose Cannon\n1 Jinx, Demolitionist\n2 Gust\n")
  wrong("the list does not say who the chosen champion is: pass --champion NAME (Jinx, Demolitionist), or --champion none",
    "no champion", "Legend:\n1 Loose Cannon\nMain:\n2 Jinx, Demolitionist\n1 Lee Sin, Ascetic\n")
  wrong("'Recruit' is a token", "a token", "Main:\n1 Recruit\n")
  wrong("the line has 300 bytes", "a long line", "Main:\n" .. ("x"):rep(300) .. "\n")
  wrong("there is no form 'piltovr' (did you mean piltover?) to read", "a format", "x", { from = "piltovr" })
  wrong("the text is empty", "nothing", " \n\n", {})
  wrong("70000 bytes: a deck has at most 65536", "much", ("x"):rep(70000), {})
  wrong("a section may hold at most 256 cards", "many cards", "Main:\n" .. ("99 Gust\n"):rep(3))
  wrong("a DeckLog code needs the publisher's server and is not decoded here", "decklog", "3K5VB", {})
  wrong("a DeckLog code needs", "decklog by its address", "https://decklog-en.bushiroad.com/view/3K5VB", {})
  wrong("piltover is a form of decks of riftbound, not of evolve", "another game", "CEAAA", { from = "piltover", game = "evolve" })
  local deck = must_read("Legend:\n1 Loose Cannon\nChampion:\n1 Jinx, Demolitionist\nSideboard:\n2 Gust\n", {}, "a sideboard")
  local text, faults = decks:write(deck, "tabletop")
  if text or not told(faults):find("a Tabletop Simulator line has no place for the section Sideboard, which has 2 cards: --no-sideboard leaves it out", 1, true) then
    fail("a sideboard in a line: %s", text or told(faults))
  end
end

function checks.json_faults()
  local function wrong(words, what, text) refused(text, { from = "sve-json" }, words, what) end
  local begin = '{"format":"sve-deck","version":1,\n"leader":"BP01-LD01",\n'
  wrong("line 3: 'SD01-011' comes twice", "twice", begin .. '"main":{"SD01-011":1,"SD01-011":2}}')
  wrong("line 3: 'SD01-999': no card of this program has this code", "no card", begin .. '"main":{"SD01-999":1}}')
  wrong("line 3: 'SD01-011': expected a number of copies from 1 to 99", "a word", begin .. '"main":{"SD01-011":"1"}}')
  wrong("line 3: 'SD01-011': expected a number of copies", "a part", begin .. '"main":{"SD01-011":1.5}}')
  wrong("line 3: 'mian': expected one of the fields", "a field", begin .. '"mian":{}}')
  wrong("line 3: '[': expected no lists", "a list", begin .. '"main":[]}')
  wrong("line 3: 'main': expected an object { ... }", "a value without a name", begin .. '"main":{1}}')
  wrong("line 3: 'main': expected an object { ... }", "one of several", begin .. '"main":{1,"SD01-011":1}}')
  wrong("line 3: '{': expected a number of copies", "depth", begin .. '"main":{"SD01-011":{"x":1}}}')
  wrong("version 2: expected \"version\": 1", "a version", '{"format":"sve-deck","version":2,"leader":"BP01-LD01"}')
  wrong("expected \"format\": \"sve-deck\"", "a format", '{"format":"x","version":1,"leader":"BP01-LD01"}')
  wrong("expected a field \"leader\"", "no leader", '{"format":"sve-deck","version":1}')
  wrong("'Water Fairy' is a follower, which cannot be in evolve: expected an evolved card", "not evolved",
    begin .. '"evolve":{"SD01-011":1}}')
  wrong("behind the end of the deck", "more", begin .. '"main":{}} x')
  wrong("line 3:", "cut off", begin .. '"main":{"SD01-011":1')
  local deck = must_read(begin .. '"leader2":"BP01-LD12","main":{"SD01-011EN":3}}', {}, "two leaders")
  local text, faults = decks:write(deck, "lunarbiter")
  if text or not told(faults):find("a deck file has one leader: there is no place for 'Ramina, Crescent Beast'", 1, true) then
    fail("two leaders in a file: %s", text or told(faults))
  end
end

-- Whatever reads JSON refuses what only dkjson takes for it; the second column: a deck's reader.
function checks.json_readers()
  local odd = {
    { "{1}", "line 1: expected an object" },
    { '{"main":{},2}', "line 1: expected an object" },
    { "{1:2}", "line 1: expected an object" },
    { '{"main":{"SD01-011":1,7}}', "line 1: 'main': expected an object" },
    { '{"evolve":{\n{}}}', "line 2: '{': expected a number of copies" },
    { '["a":1]', "expected no lists" },
    { '[{"x":{1}}]', "expected no lists" },
    { '{"a":[1,"b":2]}', "expected no lists" },
  }
  local readers = { ["decks.lua: convert"] = converter.serve { scripts = options.scripts, cards = options.cards }.convert }
  for name, f in pairs(require "studio".serve { scripts = options.scripts, cards = options.cards, mods = {} }) do
    readers["studio: " .. name] = f
  end
  for _, row in ipairs(odd) do
    local text, words = row[1], row[2]
    local value, _, why, path = json.decode(text)
    if value ~= nil or not why or not path then fail("json.decode reads %s", text) end
    refused(text, { from = "sve-json" }, words, text)
    for name, read in pairs(readers) do
      for _, request in ipairs { text, "[]", "1", "null", "", "{} x", '{"a":1' } do
        local fine, told = pcall(read, request)
        if fine or not tostring(told):find("the request is no JSON object: ", 1, true) then
          fail("%s takes %s: %s", name, request, tostring(told))
        end
      end
    end
  end
end

-- No name that players write stands for two cards of one section that are not alike.
function checks.names()
  for _, game in ipairs(engine.games()) do
    for name, list in pairs(decks:book(game).by_name) do
      local seen = {}
      for _, card in ipairs(list) do
        local before = seen[card.section or ""]
        if before and before.title ~= card.title then fail("'%s' is %s and %s", name, before.title, card.title) end
        seen[card.section or ""] = card
      end
    end
  end
end

local function run(arguments, given)
  options = given
  data = options.scripts .. "/.."
  decks = converter.new { scripts = options.scripts, cards = options.cards }
  assert(lfs.attributes(data .. "/decks", "mode") == "directory")
  checks[arguments[1]]()
  decks:close()
end

return { run = run }
