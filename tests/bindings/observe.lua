-- SPDX-License-Identifier: MIT
--
-- observe.lua -- a tool for test_observe.c: plays a scenario with cards of its own and
-- compares what was seen of them.

local engine = require "lunarbiter"
local scenario = require "scenario"

local function same(got, expected, what)
  if got ~= expected then
    error(("%s: expected %s, got %s"):format(what, tostring(expected), tostring(got)), 2)
  end
end

local function lines_of(set)
  local lines = {}
  for line in pairs(set) do lines[#lines + 1] = line end
  table.sort(lines)
  return table.concat(lines, " ")
end

-- The functions of the file of that name, once all its scenarios have run.
local function functions_of(options, text, failed)
  local path, file = os.tmpname(), nil
  local out = assert(io.open(path .. "_spec.lua", "w"))
  out:write(text)
  out:close()
  local seen
  local result = scenario.run({ path .. "_spec.lua" }, {
    cards = options.cards, scripts = options.scripts, check = options.check, game = options.game,
    print = options.print,
    observe = function(pool, spec)
      file = spec
      seen = pool:observed(spec)
    end,
  })
  os.remove(path)
  os.remove(path .. "_spec.lua")
  same(result.failed, failed or 0, "failed scenarios")
  same(#seen, 1, "files")
  same(seen[1].file, file, "file")
  return seen[1].functions, seen[1]
end

-- A card that deals by a helper, gives, and never draws.
local DOUBLE = [[
-- SPDX-License-Identifier: MIT
test_card(function()
local mine = units { friendly = true }
local function both(game, unit)
  game.deal(1, unit)
end
return card { id = "t-1", name = "Double Trial", type = "spell", domains = { "fury" },
  cost = { energy = 0 }, targets = { unit { enemy = true } },
  run = function(game, me, unit)
    both(game, unit)
    if unit.might > 100 then
      game.draw(1)
      return
    end
    game.give(mine, { might = 2, lasts = "turn" })
  end }
end)
scenario "it deals and gives" {
  p1 = { hand = "Double Trial", base = "Unit 3" },
  p2 = { base = "Unit 5" },
  function(t)
    t.p1:play("Double Trial"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 3"):might(5)
  end,
}
]]

-- A card with a function that varies and one on a single line, which never runs.
local DRAWER = [[
-- SPDX-License-Identifier: MIT
test_card(function()
return card { id = "t-1", name = "Drawer", type = "follower", class = "neutral",
  cost = 1, attack = 1, defense = 1,
  fanfare { run = function(...)
    local game = ...
    game.draw(1)
  end },
  last_words { run = function(game) game.draw(2) end } }
end)
scenario "it draws" {
  p1 = { hand = "Drawer", deck = { "Fighter", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Drawer"
    t:expect(t.p1.hand):count(1)
  end,
}
]]

-- A card that never ends.
local ENDLESS = [[
-- SPDX-License-Identifier: MIT
test_card {
  id = "t-1", name = "Endless", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  run = function(game)
    while true do
      local n = 1
    end
  end,
}
scenario "it ends" {
  p1 = { hand = "Endless" },
  function(t) t.p1:play "Endless" t:pass_all() end,
}
]]

local checks = {}

function checks.lines_and_actions(options)
  local functions, file = functions_of(options, DOUBLE)
  same(file.card, "Double Trial", "card")
  same(#functions, 2, "functions")
  local helper, run = functions[1], functions[2]
  same(helper.part, nil, "the helper's part")
  same(helper.line .. "-" .. helper.last_line, "4-6", "where the helper stands")
  same(lines_of(helper.lines), "5 6", "its lines")
  same(#helper.missed, 0, "what it missed")
  same(helper.actions[1].name .. "(" .. helper.actions[1].arguments .. ")",
    "deal(1, enemy unit (target 1))", "its action")
  same(run.part, "spell text", "part")
  same(lines_of(run.lines), "10 11 15 16", "lines that ran")
  same(table.concat(run.missed, " "), "12 13", "lines that never ran")
  same(#run.actions, 1, "actions")
  local action = run.actions[1]
  same(action.line, 15, "line of the action")
  same(action.mode, "act", "mode")
  same(action.arguments, "unit { friendly }, might = 2, lasts = turn", "arguments")
  same(action.values[2].name .. "=" .. action.values[2].text, "might=2", "a value by its name")
end

function checks.functions_on_one_line(options)
  options.game = "evolve"
  local functions = functions_of(options, DRAWER)
  same(#functions, 2, "functions")
  same(functions[1].part, "fanfare", "part")
  same(functions[1].actions[1].arguments, "1", "arguments")
  same(#functions[1].missed, 0, "missed")
  same(functions[2].line, functions[2].last_line, "one line")
  same(functions[2].missed[1], functions[2].line, "what never ran")
  same(functions[2].missed[2], nil, "and nothing else")
end

function checks.endless(options)
  local told = {}
  options.print = function(text) told[#told + 1] = text end
  local functions = functions_of(options, ENDLESS, 1)
  same(told[1]:match "ran for more than 10 million instructions" ~= nil, true, told[1])
  same(lines_of(functions[1].lines), "6", "lines")
end

-- Answers whatever is asked by a fixed rule; the hash at the end.
local function play(pool)
  local game = engine.game { pool = pool, decks = { "jinx-origins", "viktor-origins" }, seed = 7,
    check = true }
  local numbers, count = 12345, 0
  local function below(n)
    numbers = (numbers * 1103515245 + 12345) % 2147483648
    return numbers // 65536 % n
  end
  while game:advance() == "awaiting" and count < 1500 do
    local decision, values = game:decision(), {}
    count = count + 1
    local least = math.max(decision.min, math.min(1, decision.max))
    for i = 1, decision.shape == "order" and #decision.options or least do values[i] = i end
    if decision.shape == "pick" and least == 1 then values[1] = below(#decision.options) + 1 end
    if decision.shape == "number" then values = { decision.min } end
    if not game:answer(decision.number, values) then break end
  end
  return game:hash(), count
end

function checks.same_game(options)
  local paths = { scripts = options.scripts, cards = options.cards .. "/riftbound" }
  local hash, count = play(engine.pool(paths))
  paths.observe = true
  local pool = engine.pool(paths)
  local other, again = play(pool)
  same(other, hash, "the hash")
  same(again, count, "answers")
  same(count > 100, true, "a game of " .. count .. " answers")
  local seen = 0
  for _, file in ipairs(pool:observed()) do
    for _, f in ipairs(file.functions) do seen = seen + #f.actions end
  end
  same(seen > 10, true, seen .. " actions seen")
end

function checks.files(options)
  local pool = engine.pool { scripts = options.scripts, cards = options.cards .. "/riftbound",
    observe = true }
  local all, seen = pool:observed(), 0
  same(#all > 100, true, "many files")
  for _, file in ipairs(all) do
    for _, f in ipairs(file.functions) do
      for _ in pairs(f.lines) do seen = seen + 1 end
      same(#f.missed > 0, true, file.file .. ": every function has lines that did not run")
    end
  end
  same(seen, 0, "lines before anything is played")
  same(#pool:observed "no such file", 0, "files of another name")
end

function checks.off(options)
  local pool = engine.pool { scripts = options.scripts, extra = {} }
  local fine, why = pcall(pool.observed, pool)
  same(fine, false, "a pool that does not observe")
  same(why, "this pool was not made with observe = true", "the error")
end

return {
  run = function(arguments, options) checks[arguments[1]](options) end,
}
