-- SPDX-License-Identifier: MIT
--
-- called.lua -- a tool for test_scenario.c: a name means the same card in every word that takes
-- one, whichever way the card is named (127).
--
-- Several cards have one name and lie in different zones of both players.  Each word is written
-- once with each name of the card that it is true of, and must hold, and once with each name of
-- another one, and must fail.  Which words take names is told by the notes on all words; one
-- without a row fails the test.

local notes = require "scenario.notes"
local scenario = require "scenario"

-- game -> its cards, the position, the names of each Scout, and the words: "Kind.word" -> what is
-- done, the line, whom it is true of, whom it is not true of.
local GAMES = {
  riftbound = {
    cards = [[
test_card { id = "n-1", name = "Scout", type = "unit", domains = {}, cost = { energy = 1 }, might = 3, keywords = { "hidden" },
  activated { cost = { exhaust = "me" }, targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end },
}
test_card { id = "n-2", name = "Bolt", type = "spell", domains = {}, cost = { energy = 0 }, targets = { unit {} },
  run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "n-3", name = "Shards", type = "spell", domains = {}, cost = { energy = 0 }, targets = { split(3, any_number(unit {})) },
  run = function(game, me, them) game.deal_split(3, them) end,
}
]],
    position = [[p1 = { hand = { "Scout", "Bolt", "Bolt", "Shards" }, trash = { "Scout" }, pool = { energy = 9, any = 1 },
  base = { { "Scout", damage = 1, buffs = 1, attached = { "Long Sword" } }, "Unit 4" }, at = { ["East Field"] = { "Unit 1" } } },
p2 = { at = { ["West Field"] = { "Scout", "Scout" }, ["South Field"] = { "Scout", "Unit 3" } } },
battlefields = { "West Field", "East Field", "South Field" }]],
    called = {
      hand = { "Scout#1", "p1's Scout#1", "Scout in hand", "p1's Scout in hand" },
      trash = { "Scout#2", "p1's Scout#2", "Scout in trash", "p1's Scout in trash" },
      base = { "Scout#3", "p1's Scout#3", "Scout at base", "p1's Scout at base" },
      first = { "Scout#4", "p2's Scout#1" },
      second = { "Scout#5", "p2's Scout#2" },
      third = { "Scout#6", "p2's Scout#3", "Scout at South Field", "p2's Scout at South Field" },
      bolt = { "Bolt#2", "p1's Bolt#2" },
      other_bolt = { "Bolt#1", "p1's Bolt#1" },
    },
    words = {
      ["Table.expect"] = { "", "t:expect(NAME):damage(1)", "base", "first" },
      ["Card.attached_to"] = { "", 't:expect("Long Sword"):attached_to(NAME)', "base", "first" },
      ["Player.play"] = { "", "t.p1:play(NAME)", "hand", "base", mid = true },
      ["Player.use"] = { "", 't.p1:use(NAME):on("Unit 1")', "base", "hand" },
      ["Player.move"] = { "", 't.p1:move(NAME, "East Field")', "base", "first" },
      ["Player.hide"] = { "", 't.p1:hide(NAME, "East Field")', "hand", "base" },
      ["Player.on"] = { 't.p1:play("Bolt")', 't.p1:on(NAME) t:resolve() t:expect_event("damage", "Scout at base")', "base", "first" },
      ["Player.choose"] = { 't.p1:play("Bolt")', 't.p1:choose(NAME) t:resolve() t:expect_event("damage", "Scout#4")', "first", "base" },
      ["Player.assign"] = { 't.p1:play("Shards"):choose("Scout at base", "Scout#5") t:resolve()',
        't.p1:assign { [NAME] = 2 } t:expect_event("damage", "Scout at base", 2)', "base", "second" },
      ["Player.order"] = { 't.p1:move("Unit 4", "West Field") t:combat()',
        't.p1:order { "Scout#4", NAME } t:expect_event("damage", "Scout#4", 3)', "second", "first" },
      ["Table.accepts_order"] = { 't.p1:move("Unit 4", "South Field") t:combat()',
        'assert(t:accepts_order(t.p1, NAME, "Unit 3"))', "third", "second" },
      ["Table.expect_option"] = { 't.p1:play("Bolt")', "t:expect_option(NAME)", "base", "hand" },
      ["Table.expect_no_option"] = { 't.p1:play("Bolt")', "t:expect_no_option(NAME)", "hand", "second" },
      ["Table.expect_options"] = { 't.p1:play("Bolt")', 't:expect_options(NAME, "Scout#4", "Scout#5", "Scout#6", "Unit 1", "Unit 3", "Unit 4")',
        "base", "trash" },
      ["Table.accepts"] = { 't.p1:play("Bolt")', "assert(t:accepts(t.p1, NAME))", "base", "trash" },
      ["Table.expect_event"] = { 't.p1:play("Bolt"):on("Scout at base") t:resolve()', 't:expect_event("damage", NAME)',
        "base", "second" },
      ["Table.expect_no_event"] = { 't.p1:play("Bolt"):on("Scout at base") t:resolve()', 't:expect_no_event("damage", NAME)',
        "first", "base" },
      ["Table.expect_events"] = { 't.p1:play("Bolt"):on("Scout at base") t:resolve()', 't:expect_events(1, "damage", NAME)',
        "base", "trash" },
      ["Table.expect_order"] = { 't.p1:play("Bolt"):on("Scout at base") t:resolve()',
        't:expect_order({ "choose", NAME }, { "damage", NAME })', "base", "hand" },
      ["Table.expect_event_reason"] = { 't.p1:use("Scout at base"):on("Unit 4") t:resolve()',
        't:expect_event("damage", "Unit 4", { from = NAME })', "base", "second" },
      ["Table.can"] = { "", 't:can(t.p1, "play", NAME)', "hand", "trash" },
      ["Table.cannot"] = { "", 't:cannot(t.p1, "move", NAME, "East Field")', "first", "base" },
      ["Table.offered"] = { "", 'assert(t:offered(t.p1, "move", NAME, "East Field"))', "base", "second" },
      ["Table.expect_reason"] = { "", 't:expect_reason(t.p1, NAME, { topic = "might", kind = "value", value = 6 })', "base", "first" },
      ["Table.expect_no_reason"] = { "", 't:expect_no_reason(t.p1, NAME, { topic = "might", kind = "value", value = 6 })',
        "first", "base" },
      ["Table.expect_chain"] = { 't.p1:play("Bolt#2"):on("Unit 4")', "t:expect_chain { NAME }", "bolt", "other_bolt" },
      ["Cards.is"] = { "", "t:expect(t.p1.trash):is { NAME }", "trash", "hand" },
      ["Cards.in_order"] = { "", 't:expect(t:at("West Field")):in_order { "Scout#4", NAME }', "second", "base" },
      ["Cards.starts_with"] = { "", "t:expect(t.p1.trash):starts_with { NAME }", "trash", "base" },
      ["Cards.has"] = { "", "t:expect(t.p1.base):has(NAME)", "base", "first" },
      ["Cards.lacks"] = { "", "t:expect(t.p1.base):lacks(NAME)", "second", "base" },
    },
  },
  evolve = {
    cards = [[
test_card { id = "n-1", name = "Scout", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 4, evolve = 0,
  activated { cost = { engage = "me" }, targets = { follower {} }, run = function(game, me, it) game.deal(1, it) end },
}
test_card { id = "n-2", name = "Scout", type = "follower", class = "neutral", evolved = true, attack = 3, defense = 5 }
test_card { id = "n-3", name = "Bolt", type = "spell", class = "neutral", cost = 0, targets = { follower {} },
  run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "n-4", name = "Shards", type = "spell", class = "neutral", cost = 0, targets = { split(3, up_to(2, follower {})) },
  run = function(game, me, them) game.deal_split(them) end,
}
test_card(function()
local mine = followers { friendly = true }
return card { id = "n-5", name = "Sink", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.put(game.all(mine), "deck_bottom") end,
}
end)
]],
    position = [[p1 = { hand = { "Scout", "Bolt", "Shards", "Sink" }, ex = { "Scout" }, field = { { "Scout", damage = 1 }, { "Scout", evolved = true } },
  evolve_deck = { "Scout" }, play_points = 3 },
p2 = { field = { { "Scout", engaged = true }, { "Scout", engaged = true } } }]],
    called = {
      hand = { "Scout#1", "p1's Scout#1", "Scout in hand", "p1's Scout in hand" },
      ex = { "Scout#2", "p1's Scout#2", "Scout in ex", "p1's Scout in ex" },
      field = { "Scout#3", "p1's Scout#3" },
      evolved = { "Scout#4", "p1's Scout#4" },
      first = { "p2's Scout#1" },
      second = { "p2's Scout#2" },
    },
    words = {
      ["Table.expect"] = { "", "t:expect(NAME):damage(1)", "field", "first" },
      ["Card.linked_to"] = { "", 't:expect("Scout in evolve_zone"):linked_to(NAME)', "evolved", "field" },
      ["Player.play"] = { "", "t.p1:play(NAME)", "ex", "field" },
      ["Player.use"] = { "", 't.p1:use(NAME):on("p2\'s Scout#1")', "field", "hand" },
      ["Player.evolve"] = { "", "t.p1:evolve(NAME)", "field", "evolved" },
      ["Player.attack"] = { "", 't.p1:attack("Scout#3", NAME) t:pass_all() t:expect("p2\'s Scout#2"):damage(2)', "second", "first" },
      ["Player.on"] = { 't.p1:play("Bolt")', 't.p1:on(NAME) t:expect_event("damage", "Scout#3")', "field", "first" },
      ["Player.choose"] = { 't.p1:play("Bolt")', 't.p1:choose(NAME) t:expect_event("damage", "p2\'s Scout#1")', "first", "second" },
      ["Player.assign"] = { 't.p1:play("Shards"):on("Scout#3", "p2\'s Scout#2")',
        't.p1:assign { [NAME] = 2 } t:expect_event("damage", "Scout#3", 2)', "field", "second" },
      ["Player.order"] = { 't.p1:play("Sink")', 't.p1:order { NAME, "Scout#4" }', "field", "evolved" },
      ["Table.accepts_order"] = { 't.p1:play("Sink")', 'assert(t:accepts_order(t.p1, NAME, "Scout#4"))', "field", "evolved" },
      ["Table.expect_option"] = { 't.p1:play("Bolt")', "t:expect_option(NAME)", "field", "hand" },
      ["Table.expect_no_option"] = { 't.p1:play("Bolt")', "t:expect_no_option(NAME)", "ex", "second" },
      ["Table.expect_options"] = { 't.p1:play("Bolt")', 't:expect_options(NAME, "Scout#4", "p2\'s Scout#1", "p2\'s Scout#2")',
        "field", "ex" },
      ["Table.accepts"] = { 't.p1:play("Bolt")', "assert(t:accepts(t.p1, NAME))", "field", "ex" },
      ["Table.expect_event"] = { 't.p1:play("Bolt"):on("Scout#3")', 't:expect_event("damage", NAME)', "field", "evolved" },
      ["Table.expect_no_event"] = { 't.p1:play("Bolt"):on("Scout#3")', 't:expect_no_event("damage", NAME)', "first", "field" },
      ["Table.expect_events"] = { 't.p1:play("Bolt"):on("Scout#3")', 't:expect_events(1, "damage", NAME)', "field", "hand" },
      ["Table.expect_order"] = { 't.p1:play("Bolt"):on("Scout#3")', 't:expect_order({ "select", NAME }, { "damage", NAME })',
        "field", "second" },
      ["Table.can"] = { "", 't:can(t.p1, "attack", NAME, "p2\'s Scout#1")', "field", "hand" },
      ["Table.cannot"] = { "", 't:cannot(t.p1, "evolve", NAME)', "hand", "field" },
      ["Table.offered"] = { "", 'assert(t:offered(t.p1, "play", NAME))', "ex", "first" },
      ["Table.expect_reason"] = { "", 't:expect_reason(t.p1, NAME, { topic = "defense", kind = "value", value = 3 })', "field", "first" },
      ["Table.expect_no_reason"] = { "", 't:expect_no_reason(t.p1, NAME, { topic = "defense", kind = "value", value = 3 })',
        "second", "field" },
      ["Cards.is"] = { "", "t:expect(t.p1.ex):is { NAME }", "ex", "field" },
      ["Cards.in_order"] = { "", 't:expect(t.p2.field):in_order { "p2\'s Scout#1", NAME }', "second", "first" },
      ["Cards.starts_with"] = { "", "t:expect(t.p1.ex):starts_with { NAME }", "ex", "hand" },
      ["Cards.has"] = { "", "t:expect(t.p1.field):has(NAME)", "evolved", "first" },
      ["Cards.lacks"] = { "", "t:expect(t.p1.field):lacks(NAME)", "second", "field" },
    },
  },
}

-- Parameters that are a card, or several.
local TAKES = { "%f[%w]card%??: string", "^what:", "^units:", "^names:", "^name: string, times", "^options:",
  "^amounts:", "^items:", "target%??: string" }
local OTHERWISE = { ["Card.attribute"] = true } -- what stands behind is no card

local function takes(kind, note)
  if OTHERWISE[kind .. "." .. notes.name_of(note)] then return false end
  for _, pattern in ipairs(TAKES) do
    if note[2]:find(pattern) then return true end
  end
  return (kind == "Player" or kind == "Table") and note[2]:find "%.%.%.: string" ~= nil
    or kind == "Cards" and note[2]:find "^name: string" ~= nil
end

-- Whether each scenario of the text held, by its name.
local function play(options, game, text, count)
  local path = os.tmpname()
  local out = assert(io.open(path .. "_spec.lua", "w"))
  out:write(text)
  out:close()
  local lines = {}
  local result = scenario.run({ path .. "_spec.lua" }, { cards = options.cards, scripts = options.scripts,
    check = options.check, game = game, brief = true, print = function(line) lines[#lines + 1] = line end })
  os.remove(path)
  os.remove(path .. "_spec.lua")
  local failed = {}
  for _, line in ipairs(lines) do
    local name = line:match 'scenario "([^:]-)": '
    if name then failed[name] = line end
  end
  if result.passed + result.failed ~= count then error(game .. ": " .. table.concat(lines, "\n"), 0) end
  return failed
end

local function write(set, word, row, called)
  local line = row[2]:gsub("NAME", function() return ("%q"):format(called) end)
  return ('scenario "%s of %s" {\n%s,\nfunction(t)\n%s\n%s%s\nend }\n'):format(word, called, set.position, row[1], line,
    row.mid and ' t:expect_decision("p1")' or "")
end

-- Each word with each name of the card it is true of, and of the one it is not true of.
local function each_case(set)
  local cases = {}
  for word, row in pairs(set.words) do
    for i, whom in ipairs { row[3], row[4] } do
      for _, called in ipairs(set.called[whom]) do
        cases[#cases + 1] = { name = word .. " of " .. called, holds = i == 1, text = write(set, word, row, called) }
      end
    end
  end
  return cases
end

local function check(options, game, set)
  local cases, text = each_case(set), { set.cards }
  for _, case in ipairs(cases) do text[#text + 1] = case.text end
  local failed = play(options, game, table.concat(text), #cases)
  local wrong = {}
  for _, case in ipairs(cases) do
    if (failed[case.name] == nil) ~= case.holds then
      wrong[#wrong + 1] = ("%s, %s: %s"):format(game, case.name, failed[case.name] or "it must fail, and holds")
    end
  end
  if wrong[1] then error(table.concat(wrong, "\n"), 0) end
end

local function run(games, options)
  for _, game in ipairs(games) do
    local set = GAMES[game]
    for _, kind in ipairs(notes.kinds) do
      for _, note in ipairs(notes.of(game, kind[1])) do
        local word = kind[1] .. "." .. notes.name_of(note)
        if notes.is_method(note) and takes(kind[1], note) and not set.words[word] then
          error(("%s: no line in which %s names a card"):format(game, word), 0)
        end
      end
    end
    check(options, game, set)
  end
end

return { run = run }
