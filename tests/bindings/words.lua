-- SPDX-License-Identifier: MIT
--
-- words.lua -- a tool for test_scenario.c: what scenarios are told of events in order, of many
-- seeds, of a copy of the game, of answers that are not taken, and of lines that say nothing.
--
-- Each case is the function of a scenario, and what must be told of it; nothing when it holds.

local scenario = require "scenario"

local CARDS = [[
test_card { id = "w-1", name = "Coin", type = "spell", cost = { energy = 0 },
  run = function(game) game.gain_xp(math.random(2)) end,
}
test_card { id = "w-2", name = "Bolt", type = "spell", cost = { energy = 0 }, targets = { unit {} },
  run = function(game, me, it) game.deal(2, it) game.draw(1) end,
}
test_card { id = "w-3", name = "Drop", type = "spell", cost = { energy = 0 },
  run = function(game) game.discard(1) end,
}
test_card { id = "w-4", name = "Lurk", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "hidden" } }
test_card { id = "w-5", name = "Wall", type = "unit", cost = { energy = 1 }, might = 1, keywords = { "tank" } }
test_card { id = "w-6", name = "Muzzle", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "opponents", cannot = "score" },
}
local function coin(t)
  t.p1:play "Coin"
  t:resolve()
  return t:number("p1", "xp")
end
local function bolt(t)
  t.p1:play("Bolt"):on "Unit 1"
  t:resolve()
end
]]

local POSITION = 'p1 = { hand = { "Coin", "Bolt" } }, p2 = { base = { "Unit 1", "Unit 2" } }'

local CASES = {
  { 't:over_seeds(30, coin):sometimes(1, 2):never(0, 3):only(1, 2):times(1, 5, 25)' },
  { 't:over_seeds(3, function() return { "a", "b" } end):always { "a", "b" }' },
  { 't:over_seeds(30, coin):only(1)', "expected nothing but what is named, got 1: " },
  { 't:over_seeds(30, coin):always(1)', "expected 1 with each of 30 seeds" },
  { 't:over_seeds(30, coin):never(2)', "expected 2 with none of 30 seeds" },
  { 't:over_seeds(30, coin):sometimes(3)', "expected 3 with one of 30 seeds" },
  { 't:over_seeds(30, coin):times(1, 30)', "expected 1 with 30 to 30 of 30 seeds" },
  { 't:over_seeds(30, function(t) coin(t) t:expect_number("p1", "xp", 1) return 1 end)', "with seed " },
  { 't:over_seeds(2, function(t) t.p1:play "Bolt" return 1 end)', "with seed 1: " },
  { 'coin(t) t:over_seeds(2, coin)', "begins the position anew" },
  { 't:copy():over_seeds(2, coin)', "begins the position anew" },
  { 't:over_seeds(2, function() end)', "must return the value to compare" },

  { 'bolt(t) t:expect_order({ "choose", "Unit 1" }, { "damage", "Unit 1", 2 }, { "draw" })' },
  { 'bolt(t) t:expect_order({ "draw" }, { "damage", "Unit 1" })',
    "expected event damage of Unit 1 behind draw, got it before that" },
  { 'bolt(t) t:expect_order({ "damage", "Unit 1" }, { "discard" })',
    "expected event discard behind damage of Unit 1, got none in this scenario" },
  { 'bolt(t) t:forget() t:expect_order({ "damage", "Unit 1" }, { "draw" })',
    "expected event damage of Unit 1, got none since t:forget()" },
  { 'bolt(t) t:expect_order { "damage" }', "an order has at least two events" },

  -- A copy is its own game, and a failure shows that one.
  { 'local try = t:copy() bolt(try) try:expect("Unit 1"):in_zone "trash" t:expect("Unit 1"):damage(0)' },
  { 'local try = t:copy() bolt(try) t:expect("Unit 1"):damage(0) try:expect("Unit 1"):at "base"',
    "expected Unit 1 to be at base, got in the trash", "trash: Bolt" },
  { 'local try = t:copy() bolt(try) t:expect("Unit 1"):in_zone "trash"',
    "expected Unit 1 to be in", "hand: Coin; Bolt" },

  -- Who is not asked gives no answer, and a number is none to a question for a card.
  { 't.p1:play "Bolt" assert(t:accepts(t.p1, "Unit 1")) assert(not t:accepts(t.p1, "Unit 1", "Unit 2"))' },
  { 't.p1:play "Bolt" t:expect_option "Unit 1" assert(not t:accepts(t.p2, "Unit 1"))' },
  { 't.p1:play "Bolt" t:expect_option "Unit 1" assert(not t:accepts_order(t.p2, "Unit 1"))' },
  { 't.p1:play "Bolt" assert(not t:accepts_number(t.p1, 1)) assert(not t:accepts_number(t.p2, 1))' },
  { 't.p1:play "Bolt" t:accepts(t.p1, "Unit 9")', "Unit 9" },
}

-- Each: whether the line is listed as one that says nothing, the line, a position of its own, and
-- another scenario of the file.
local LINES = {
  { true, 'coin(t) t:expect_no_event "discard"' },
  { false, 'coin(t) t:expect_no_event "discard"', beside = 't.p1:play "Drop" t:resolve()' },
  { false, 'bolt(t) t:forget() t:expect_no_event "damage"' }, -- it has happened before
  { false, 't:expect_no_event("die", "Unit 2") bolt(t)' },    -- another one dies
  { true, 't:cannot(t.p1, "hide", "Bolt")' },
  { false, 't:cannot(t.p1, "hide", "Bolt")',
    position = 'p1 = { hand = { "Bolt", "Lurk" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 1" } } }' },
  { false, 't:cannot(t.p1, "play", "Unit 3", "357")', position = 'p1 = { hand = { "Unit 3" } }' },
  { true, 't:expect("Unit 2"):lacks("keyword", "tank")' },
  { false, 't:expect("Unit 2"):lacks("keyword", "tank")', position = 'p1 = { base = { "Unit 2", "Wall" } }' },
  { false, 't:expect(t.p2.hand):lacks "Unit 1"', position = 'p2 = { base = { "Unit 1" } }' }, -- another zone has it
  { true, 't:expect_no_reason(t.p2, "p1", { topic = "cannot" })' },
  { false, 't:expect_no_reason(t.p2, "p1", { topic = "cannot" })', position = 'p1 = { base = { "Muzzle" } }' },
}

local function play(options, text, vacuous)
  local path = os.tmpname()
  local out = assert(io.open(path .. "_spec.lua", "w"))
  out:write(text)
  out:close()
  local lines = {}
  local result = scenario.run({ path .. "_spec.lua" }, { cards = options.cards, scripts = options.scripts,
    check = options.check, game = "riftbound", vacuous = vacuous, threads = 1,
    print = function(line) lines[#lines + 1] = line end })
  os.remove(path)
  os.remove(path .. "_spec.lua")
  return result, table.concat(lines, "\n")
end

local function one(position, act) return ('scenario "said" { %s,\nfunction(t)\n%s\nend }\n'):format(position, act) end

local function wrong(act, what, told) error(("%s: %s; told: %s"):format(act, what, told), 0) end

local function check_case(options, case)
  local result, told = play(options, CARDS .. one(POSITION, case[1]))
  if result.failed ~= (case[2] and 1 or 0) then wrong(case[1], case[2] and "it must fail" or "it must hold", told) end
  for i = 2, #case do
    if not told:find(case[i], 1, true) then wrong(case[1], ("\"%s\" is not told"):format(case[i]), told) end
  end
end

local function check_line(options, line)
  local text = CARDS .. one(line.position or POSITION, line[2])
  if line.beside then text = text .. one('p1 = { hand = { "Drop", "Unit 3" } }', line.beside) end
  local result, told = play(options, text, true)
  if result.failed ~= 0 then wrong(line[2], "it must hold", told) end
  if result.vacuous ~= (line[1] and 1 or 0) or line[1] ~= (told:find("holds whatever happens", 1, true) ~= nil) then
    wrong(line[2], line[1] and "it must be listed" or "it must not be listed", told)
  end
end

local function run(_, options)
  for _, case in ipairs(CASES) do check_case(options, case) end
  for _, line in ipairs(LINES) do check_line(options, line) end -- the words look from here on
end

return { run = run }
