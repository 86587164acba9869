-- SPDX-License-Identifier: MIT
--
-- wording.lua -- words of a card's text that the rules tell apart, against the script: "friendly"
-- and "you control", "once each turn" and "the first time each turn", targets and choices as the
-- item resolves, "reveal" and "look".
--
-- A text becomes a list of facts: how often each of these words stands in it.  A card that
-- declares no text may have its facts in a table (`--facts`), one card a line, so that texts
-- which may not be copied can be compared all the same.

local engine = require "lunarbiter"
local json = require "json"
local files_of = require "check.files"

-- ---- Facts of a text ----------------------------------------------------------------------------

-- What follows "your" and is no object on the board that somebody controls.
local NO_OBJECTS = {}
for word in ([[main deck decks hand hands trash trashes opponent opponents rune score scores turn turns
  beginning base champion legend legends next first second points point ending chosen cards total
  maximum victory xp own]]):gmatch "%S+" do NO_OBJECTS[word] = true end

local function count(text, pattern) return select(2, text:gsub(pattern, "")) end

local function count_any(...)
  local patterns = { ... }
  return function(text)
    local sum = 0
    for _, pattern in ipairs(patterns) do sum = sum + count(text, pattern) end
    return sum
  end
end

-- "you control", but not of the battlefield whose text it is; "your units".
local function count_yours(text)
  local sum = count(text, "%f[%w]you control%f[%W]") - count(text, "%f[%w]you control this%f[%W]")
  for word in text:gmatch "%f[%w]your ([%w']+)" do
    if not NO_OBJECTS[word] then sum = sum + 1 end
  end
  return sum
end

-- Triggered abilities whose effect begins with "you may" (383.3.a): a sentence that begins with their condition.
local TRIGGERS = { "^when%f[%W]", "^at the %a+ of", "^once each turn, when%f[%W]", "^the %a+ time%f[%W]" }
local function count_offers(text)
  local sum = 0
  for sentence in text:gmatch "[^.\n]+" do
    sentence = sentence:gsub("^%s+", "")
    for _, pattern in ipairs(TRIGGERS) do
      if sentence:find(pattern) and sentence:find ", you may%f[%W]" then sum = sum + 1 end
    end
  end
  return sum
end

-- The columns of a table of facts, in this order.  Texts are in small letters, without brackets.
local FACTS = {
  { "friendly", count_any("%f[%w]friendly%f[%W]", "%f[%w]ally%f[%W]", "%f[%w]allies%f[%W]") },
  { "yours", count_yours },
  { "once", count_any("%f[%w]once each turn", "%f[%w]once per turn") },
  { "first", count_any("%f[%w]the first [^.\n]-each turn", "%f[%w]the first [^.\n]-in a turn") },
  { "reveal", count_any "%f[%w]reveal" },
  { "look", count_any("%f[%w]looks?%f[%W]", "%f[%w]look at") },
  { "double", function(text)
    return count(text, "%f[%w]double [%w' ]-might%f[%W]") - count(text, "%f[%w]double [%w' ]-might bonus")
  end },
  { "do", count_any("%f[%w]do this", "%f[%w]do one of the following") },
  { "must", count_any("%f[%w]must%f[%W]", "%f[%w]each player", "%f[%w]each other player", "%f[%w]each opponent") },
  { "may", count_any("%f[%w]may%f[%W]", "%f[%w]up to%f[%W]", "%f[%w]any number",
    "%f[%w]any amount", "%f[%w]unless%f[%W]") },
  { "offers", count_offers },
}

-- The names of the facts, and a table of them for a text.
local function facts_of(text)
  text = text:lower():gsub("%b()", " "):gsub("[%[%]]", "")
  local facts = {}
  for _, fact in ipairs(FACTS) do facts[fact[1]] = fact[2](text) end
  return facts
end

-- ---- Tables of facts --------------------------------------------------------------------------

-- Writes the table for a list of cards, one JSON object a line with `id`, `text` and perhaps `effectText`.
local function write_table(path, print)
  local cards = {}
  for line in files_of.read(path):gmatch "[^\n]+" do cards[#cards + 1] = json.decode(line) end
  table.sort(cards, function(a, b) return a.id:lower() < b.id:lower() end)
  local names = { "id" }
  for _, fact in ipairs(FACTS) do names[#names + 1] = fact[1] end
  print(table.concat(names, "\t"))
  for _, card in ipairs(cards) do
    local text = type(card.text) == "string" and card.text or ""
    local more = type(card.effectText) == "string" and card.effectText or ""
    local facts, row = facts_of(text .. "\n" .. more), { card.id:lower() }
    for _, fact in ipairs(FACTS) do row[#row + 1] = tostring(facts[fact[1]]) end
    print(table.concat(row, "\t"))
  end
end

-- Id -> facts.
local function read_table(path)
  local columns, cards = nil, {}
  for line in files_of.read(path):gmatch "[^\n]+" do
    local row = {}
    for field in line:gmatch "[^\t]+" do row[#row + 1] = field end
    if columns then
      cards[row[1]] = {}
      for i = 2, #row do cards[row[1]][columns[i]] = tonumber(row[i]) end
    else
      columns = row
    end
  end
  return cards
end

-- ---- Words of a script --------------------------------------------------------------------------

-- Zones that only their owner has: "mine" says there whose the card is, not who controls it.
local OWN_ZONES = { hand = true, trash = true, deck = true, champion = true, banishment = true,
  rune_deck = true, chain = true }

-- The fields of the selector around the token at `i` say that it looks at the board.
local function on_board(source, i)
  local open = source.tokens[i].open
  local entry = open and source:entry(open, "zone")
  for at = entry and entry.first or 1, entry and entry.last or 0 do
    local token = source.tokens[at]
    if token.kind == "string" and OWN_ZONES[token.text] then return false end
  end
  return true
end

-- The tokens of `name =` as a field of a table.
local function fields(source, name)
  local list = {}
  for _, i in ipairs(source:places(name)) do
    if source:is_key(i) then list[#list + 1] = i end
  end
  return list
end

-- The first token with one of these texts, as a name or a text in quotes; by its beginning with `*` behind it.
local function mention(source, ...)
  for _, wanted in ipairs { ... } do
    local stem = wanted:match "^(.*)%*$"
    for _, token in ipairs(source.tokens) do
      local said = (token.kind == "name" or token.kind == "string") and token.text
      if said and (said == wanted or stem and said:sub(1, #stem) == stem) then return token end
    end
  end
  return nil
end

-- ---- Who controls it (484.8.c, 484.8.d, 740.1) ----------------------------------------------

-- affects = "you"
local function affects_you(source)
  for _, i in ipairs(fields(source, "affects")) do
    if source:is(i + 2, "string", "you") then return true end
  end
  return false
end

local function check_sides(work)
  local source, facts, say = work.source, work.facts, work.say
  local friendly, mine = fields(source, "friendly"), {}
  for _, i in ipairs(fields(source, "mine")) do
    if on_board(source, i) then mine[#mine + 1] = i end
  end
  local team = mention(source, "team", "friendly_units")
  if facts.friendly == 0 then
    for _, i in ipairs(friendly) do
      say("text-friendly", source.tokens[i], "the text says neither 'friendly' nor 'ally': 'mine' "
        .. "is what you control (484.8.c), and a team mate's things are friendly (740.1)")
    end
  elseif #friendly == 0 and not team and not mention(source, "friendly*") then
    say("text-friendly", mine[1] and source.tokens[mine[1]],
      "the text says 'friendly' or 'ally', and the script does not: a team mate's things are left out (740.1)")
  elseif facts.yours > 0 and #friendly > 0 and #mine == 0 and not (affects_you(source) or mention(source, "my_*")) then
    say("text-friendly", source.tokens[friendly[1]], "the text also speaks of what you control, and "
      .. "nothing of the script is 'mine' (484.8.c)")
  end
end

-- ---- How often (383.3.f) ------------------------------------------------------------------------

local function check_times(work)
  local source, facts, say = work.source, work.facts, work.say
  local once, first = mention(source, "once_each_turn"), mention(source, "first_each_turn")
  if once and facts.once == 0 then
    say("text-once", once, "the text does not say 'once each turn', which may be left for later (383.3.f.2)")
  elseif facts.once > 0 and not once then
    say("text-once", first, "the text says 'once each turn', which may be left for later (383.3.f.2): "
      .. "once_each_turn = true")
  end
  if first and facts.first == 0 then
    say("text-once", first, "the text does not say 'the first time each turn'")
  elseif facts.first > 0 and not (first or mention(source, "nth", "tally")) then
    say("text-once", once, "the text says 'the first ... each turn': first_each_turn = true, or nth = 1")
  end
end

-- ---- What is done ------------------------------------------------------------------------------

-- Fact, what the script has then, what is wrong when it has not.
local SAID = {
  { "reveal", { "reveal*", "see_facedown", "search" }, "the text says 'reveal', and the script does not (424)" },
  { "look", { "look*", "take_from_top", "play_from_top", "predict", "see_facedown", "as_seen" }, "the text says 'look', and the script does not" },
  { "double", { "double_might" }, "the text doubles Might: game.double_might (432.1)" },
  { "do", { "then_do*", "killed_by_this" }, "the text says 'do this': what follows is a reflexive ability, "
    .. "game.then_do (387.1)" },
}
-- The other way round.
local MEANT = {
  { "look", { "look" }, "the script looks at cards first, and the text does not: game.reveal_top (424.1)" },
  { "reveal", { "reveal_top", "reveal_until", "reveal" }, "the script reveals, and the text does not (424.2)" },
  { "do", { "then_do", "then_do_among" }, "the text does not say 'do this': what follows is no ability of its own (387.1)" },
  { "may", { "optional" }, "the script leaves it to the player, and the text does not say 'may'" },
}

-- A "you may" right behind a trigger condition is asked as the condition is met (383.3.a).
local function check_offers(work)
  local asked = #fields(work.source, "optional")
  if asked < (work.facts.offers or 0) then
    work.say("text-word", mention(work.source, "when"), "a triggered ability of the text begins with 'you may', "
      .. "and in the script it is not left to its player: optional = true (383.3.a)")
  end
end

local function check_acts(work)
  for _, row in ipairs(SAID) do
    if work.facts[row[1]] > 0 and not mention(work.source, table.unpack(row[2])) then
      work.say("text-word", nil, row[3])
    end
  end
  for _, row in ipairs(MEANT) do
    local token = work.facts[row[1]] == 0 and mention(work.source, table.unpack(row[2]))
    if token then work.say("text-word", token, row[3]) end
  end
end

-- ---- Targets (355.9, 355.10) ----------------------------------------------------------------

-- Zones whose cards nobody chooses as targets: they are not public (355.10.a).
local HIDDEN_ZONES = { hand = true, deck = true, rune_deck = true }

-- Whether the table at `open` is a selector of what a target may be.
local function chooses_openly(source, open)
  for at = open, source.tokens[open].close do
    local token = source.tokens[at]
    if token.kind == "string" and HIDDEN_ZONES[token.text] then return false end
  end
  return true
end

-- The bracket of the selector that a name of the file holds, or a local `game.all(NAME)` of a function.
local function selector_of(work, name, at)
  local source = work.source
  for _, place in ipairs(source:places(name)) do
    if place < at and source:is(place - 1, "name", "local") and source:is(place + 1, "op", "=") then
      local word = source.tokens[place + 2]
      if word.kind == "name" and work.words.built[word.text] and source:is(place + 3, "op", "{") then
        return place + 3
      end
      if word.text == "game" and source:is(place + 4, "name", "all") and source:is(place + 6, "name") then
        return selector_of(work, source.tokens[place + 6].text, place)
      end
    end
  end
  return nil
end

local function check_choice(work, choose)
  local source = work.source
  local open = choose + 1
  if not source:is(open, "op", "(") then return end
  for at = open, source.tokens[open].close do
    if source:is(at, "name", "by") and source:is_key(at) then return end
  end
  local first = open + 1
  if source:is(first, "name", "game") and source:is(first + 2, "name", "all") then first = first + 4 end
  local token = source.tokens[first]
  local found = token.kind == "name" and selector_of(work, token.text, first)
  if found and chooses_openly(source, found) then
    work.say("text-choice", source.tokens[choose], "the effect chooses what the text makes a target: "
      .. "a slot of 'targets' (355.10)")
  end
end

local function check_choices(work)
  if work.facts.must > 0 then return end -- 355.10.e, 355.10.f
  for _, i in ipairs(work.source:places "choose") do
    if work.source:is(i - 1, "op", ".") and work.source:is(i - 2, "name", "game") then check_choice(work, i) end
  end
end

-- ---- A card -----------------------------------------------------------------------------------------

local words_of = {}
local function words(game)
  if not words_of[game] then
    local rows, built = engine.words(game), {}
    local has = {}
    for _, row in ipairs(rows.attributes) do has[row.name] = true end
    for _, name in ipairs(rows.built) do built[name] = true end
    words_of[game] = { built = built, says = has.friendly, sides = has.mine and has.friendly }
  end
  return words_of[game]
end

-- Calls say(code, token or nil, message) for what text and script do not say alike.  Whose things
-- are meant is asked in games whose selectors tell "mine" from "friendly".
local function compare(file, facts, say)
  local work = { source = file.source, facts = facts, say = say, words = words(file.game) }
  if not work.words.says then return end
  if work.words.sides then check_sides(work) end
  check_times(work)
  check_acts(work)
  check_offers(work)
  check_choices(work)
end

return { compare = compare, facts_of = facts_of, read_table = read_table, write_table = write_table }
