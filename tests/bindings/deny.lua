-- SPDX-License-Identifier: MIT
--
-- deny.lua -- a tool for test_scenario.c: each word of scenarios that denies is played in a
-- situation where it must fail.
--
-- Which words deny is told by the notes on all words and by those that --vacuous looks at; one
-- without a situation fails the test.

local notes = require "scenario.notes"
local scenario = require "scenario"
local vacuous = require "scenario.vacuous"

-- The names of words that say what is not.
local DENY = { "^expect_no_", "^cannot$", "^lacks$", "^no_", "^un%l", "^gone$", "^never$", "^expect_illegal$" }

-- game -> "Kind.word" -> the position, and what is done; the word stands in the last line.
local SITUATIONS = {
  riftbound = {
    ["Table.expect_no_option"] = { 'p1 = { hand = { "Gust" }, pool = { energy = 1 } }, '
      .. 'p2 = { at = { ["West Field"] = { "Unit 2", "Unit 2" } } }',
      't.p1:play("Gust")', 't:expect_no_option("Unit 2#2")' },
    ["Table.expect_no_event"] = { 'p1 = { hand = { "Incinerate" }, pool = { energy = 2 } }, '
      .. 'p2 = { at = { ["West Field"] = { "Unit 2", "Unit 2" } } }',
      't.p1:play("Incinerate"):on("Unit 2#2"); t:resolve()', 't:expect_no_event("die", "Unit 2")' },
    ["Table.expect_no_reason"] = { 'p1 = { base = { { "Unit 2", buffs = 1 } } }', '',
      't:expect_no_reason(t.p1, "Unit 2", { topic = "might", value = 3 })' },
    ["Table.cannot"] = { 'p1 = { hand = { "Unit 1" }, pool = { energy = 1 } }', '', 't:cannot(t.p1, "play", "Unit 1")' },
    ["Card.gone"] = { 'p1 = { base = { "Sprite" } }', '', 't:expect("Sprite"):gone()' },
    ["Card.lacks"] = { 'p1 = { base = { "Sprite" } }', '', 't:expect("Sprite"):lacks("keyword", "temporary")' },
    ["Card.no_keyword"] = { 'p1 = { base = { "Sprite" } }', '', 't:expect("Sprite"):no_keyword("tank", "temporary")' },
    ["Card.unseen_by"] = { 'p1 = { hand = { "Unit 1" } }', '', 't:expect("Unit 1"):unseen_by("p1")' },
    ["Card.unbuffed"] = { 'p1 = { base = { { "Unit 2", buffs = 1 } } }', '', 't:expect("Unit 2"):unbuffed()' },
    ["Card.unattached"] = { 'p1 = { base = { { "Unit 2", attached = { "Long Sword" } } } }', '',
      't:expect("Long Sword"):unattached()' },
    ["Cards.lacks"] = { 'p1 = { hand = { "Unit 1", "Unit 1" } }', '', 't:expect(t.p1.hand):lacks("Unit 1#2")' },
    ["Cards.unseen_by"] = { 'p1 = { hand = { "Unit 1" } }', '', 't:expect(t.p1.hand):unseen_by("p1")' },
    ["Seeds.never"] = { 'p1 = {}', '', 't:over_seeds(2, function() return 1 end):never(2, 1)' },
    ["Deck.expect_illegal"] = { 'deck = { legend = "Loose Cannon", champion = "Jinx, Rebel" }', '',
      't:expect_illegal("103.2.b")' },
  },
  evolve = {
    ["Table.expect_no_option"] = { 'p1 = { field = { "Fighter" } }, p2 = { field = { { "Goblin", engaged = true } } }',
      't.p1:attack("Fighter", "Goblin")', 't:expect_no_option("end")' },
    ["Table.expect_no_event"] = { 'p1 = { field = { "Follower 2/2" } }, p2 = { field = { { "Goblin", engaged = true } } }',
      't.p1:attack("Follower 2/2", "Goblin")', 't:expect_no_event("attack", "Follower 2/2")' },
    ["Table.expect_no_reason"] = { 'p1 = { hand = { "Goblin" } }', '',
      't:expect_no_reason(t.p1, "Goblin", { kind = "fails" })' },
    ["Table.cannot"] = { 'p1 = { hand = { "Goblin" }, play_points = 1 }', '', 't:cannot(t.p1, "play", "Goblin")' },
    ["Card.gone"] = { 'p1 = { field = { "Goblin" } }', '', 't:expect("Goblin"):gone()' },
    ["Card.lacks"] = { 'p1 = { field = { "Ward 2/2" } }', '', 't:expect("Ward 2/2"):lacks("keyword", "ward")' },
    ["Card.no_keyword"] = { 'p1 = { field = { "Ward 2/2" } }', '', 't:expect("Ward 2/2"):no_keyword("rush", "ward")' },
    ["Card.unseen_by"] = { 'p1 = { hand = { "Goblin" } }', '', 't:expect("Goblin"):unseen_by("p1")' },
    ["Card.unevolved"] = { 'p1 = { field = { { "Evolver", evolved = true } } }', '', 't:expect("Evolver"):unevolved()' },
    ["Cards.lacks"] = { 'p1 = { hand = { "Goblin" } }', '', 't:expect(t.p1.hand):lacks("Goblin")' },
    ["Cards.unseen_by"] = { 'p1 = { hand = { "Goblin" } }', '', 't:expect(t.p1.hand):unseen_by("p1")' },
    ["Seeds.never"] = { 'p1 = {}', '', 't:over_seeds(2, function() return 1 end):never(2, 1)' },
    ["Deck.expect_illegal"] = { 'deck = { leader = "Arisa", main = {} }', '', 't:expect_illegal("6.1.1.2")' },
  },
}

local function denies(word)
  for _, pattern in ipairs(DENY) do
    if word:find(pattern) then return true end
  end
  return false
end

-- "Card.gone" of every word of a game that denies.
local function words_of(game)
  local words = {}
  for _, kind in ipairs(notes.kinds) do
    for _, note in ipairs(notes.of(game, kind[1])) do
      local name = notes.name_of(note)
      local watched = vacuous.WORDS[kind[1]] and vacuous.WORDS[kind[1]][name]
      if notes.is_method(note) and (watched or denies(name)) then words[#words + 1] = kind[1] .. "." .. name end
    end
  end
  return words
end

-- The word must be what fails, as an expectation that did not come true.
local function must_fail(options, game, word, situation)
  local path = os.tmpname()
  local out = assert(io.open(path .. "_spec.lua", "w"))
  out:write(('scenario "must fail" {\n%s,\nfunction(t)\n%s\n%s\nend }\n'):format(table.unpack(situation)))
  out:close()
  local lines = {}
  local result = scenario.run({ path .. "_spec.lua" }, { cards = options.cards, scripts = options.scripts,
    check = options.check, game = game, brief = true, print = function(line) lines[#lines + 1] = line end })
  os.remove(path)
  os.remove(path .. "_spec.lua")
  local told = table.concat(lines, "\n")
  if result.failed ~= 1 or not told:find("_spec.lua:5: scenario \"must fail\": expected ", 1, true) then
    error(("%s, %s: it must fail in its line, and: %s"):format(game, word, told == "" and "it holds" or told), 0)
  end
end

local function run(games, options)
  for _, game in ipairs(games) do
    local known = {}
    for _, word in ipairs(words_of(game)) do
      local situation = SITUATIONS[game][word]
      if not situation then error(("%s: no situation in which %s fails"):format(game, word), 0) end
      must_fail(options, game, word, situation)
      known[word] = true
    end
    for word in pairs(SITUATIONS[game]) do
      if not known[word] then error(("%s: there is no word %s that denies"):format(game, word), 0) end
    end
  end
end

return { run = run }
