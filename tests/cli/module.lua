-- SPDX-License-Identifier: MIT
--
-- module.lua -- the Lua module in a plain Lua.  Prints what fails; the last line is
-- "N passed, N failed".

local lunarbiter = require "lunarbiter"

local passed, failed = 0, 0

local function test(name, run)
  local fine, problem = xpcall(run, debug.traceback)
  if fine then
    passed = passed + 1
  else
    failed = failed + 1
    print(("FAILED: %s: %s"):format(name, problem))
  end
end

local function equal(got, expected)
  if got ~= expected then
    error(("%s is not %s"):format(tostring(got), tostring(expected)), 2)
  end
end

-- refused(words, f, ...): raises a string that holds the words.
local function refused(words, f, ...)
  local fine, problem = pcall(f, ...)
  if fine then error("this was not refused: " .. words, 2) end
  equal(type(problem), "string")
  if not problem:find(words, 1, true) then error("not '" .. words .. "' but: " .. problem, 2) end
end

local pools = {}
for _, name in ipairs(lunarbiter.games()) do pools[name] = lunarbiter.pool { game = name } end

local function same(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  for key, value in pairs(a) do
    if not same(value, b[key]) then return false end
  end
  for key in pairs(b) do
    if a[key] == nil then return false end
  end
  return true
end

local function each_game(name, run)
  for game, pool in pairs(pools) do
    test(game .. ": " .. name, function() run(pool, game) end)
  end
end

-- ---- Whole games ------------------------------------------------------------------------------

each_game("a game by lot is the same again, with copies, saves and a playout", function(pool)
  local game = lunarbiter.game { pool = pool, seed = 5, check = true }
  local saved, count = nil, 0
  while game:advance() == "awaiting" do
    local decision = game:decision()
    local values = game:random(9)
    if count == 30 then saved = game:save() end
    if count % 10 == 0 then
      local copy <close> = game:clone()
      assert(copy:answer(decision.number, values))
      equal(copy:hash() ~= game:hash(), true)
    end
    assert(game:answer(decision.number, values))
    count = count + 1
  end
  game:check()
  local again = pool:load(saved)
  equal(again:playout(9), "over")
  equal(again:hash(), game:hash())
  local other = lunarbiter.game { pool = pool, seed = 5 }
  local ended, answers = other:playout(9, 30)
  equal(ended, "awaiting")
  equal(answers, 30)
  equal(other:position_hash(), pool:load(saved):position_hash())
  assert(other:copy(game))
  equal(other:hash(), game:hash())
  equal(other:advance(), "over")
end)

each_game("a seat sees nothing of what is dealt anew", function(pool)
  local game = lunarbiter.game { pool = pool, seed = 3 }
  for _ = 1, 12 do
    if game:playout(3, 5) == "over" then break end
    local decision = game:decision()
    local copy <close> = game:clone()
    assert(copy:redeal(decision.player, 77))
    assert(same(copy:view(decision.player), game:view(decision.player)), "the views differ")
    assert(same(copy:decision(), decision), "the decisions differ")
  end
  assert(not same(game:view(1), game:view(2)), "two seats see the same")
end)

each_game("what a view tells is what zone and look tell", function(pool)
  local game = lunarbiter.game { pool = pool, seed = 3 }
  game:playout(3, 40)
  local view = game:view(2)
  for _, zone in ipairs(view.zones) do
    local cards = game:zone(zone.zone, zone.owner or 1, 2)
    equal(zone.count, #cards)
    for _, card in ipairs(zone.cards) do
      if card.id and card.name then equal(game:name(card.id, 2), card.name) end
    end
  end
  equal(view.turn, game:look(nil, "turn"))
end)

-- ---- Decisions and answers ------------------------------------------------------------------

test("values and lengths at their bounds, and numbers in the place of texts", function()
  local game = lunarbiter.game { pool = pools.riftbound }
  game:advance()
  for _, value in ipairs { -2147483648, -2147483649, 2147483648, math.mininteger, math.maxinteger } do
    local fine, result = pcall(game.answer, game, game:decision().number, { value })
    if fine then equal(result, nil) end
  end
  for _, length in ipairs { -1, 1 << 21, math.maxinteger } do
    local list = setmetatable({}, { __len = function() return length end })
    refused("a list has 0 to 1048576 values", game.answer, game, 1, list)
    refused("a list has 0 to 1048576 values", lunarbiter.pool, { game = "riftbound", extra = list })
  end
  refused("string expected", lunarbiter.pool, { game = "riftbound", mods = { 5 } })
  refused("string expected", lunarbiter.pool, { game = "riftbound", extra = { { 1, 2 } } })
  refused("format: a text is expected, not a number", lunarbiter.game, { pool = pools.riftbound, format = 7 })
  game:close()
end)

test("answers by place, id and list; refusals leave the game as it was", function()
  local game = lunarbiter.game { pool = pools.evolve, seed = 1 }
  equal(game:decision(), nil)
  game:advance()
  local decision = game:decision()
  local hash = game:hash()
  for _, values in ipairs { { 77 }, { 1, 2 }, {}, { 0 } } do
    local done, why = game:answer(decision.number, values)
    equal(done, nil)
    equal(type(why), "string")
  end
  refused('there is no option with the id "nothing"', game.choose, game, "nothing")
  refused("a value is a whole number or an option's id, not a boolean", game.choose, game, true)
  equal(game:hash(), hash)
  equal(game:partial { 1 }, true)
  equal(#game:default(), 1)
  for _, form in ipairs { { decision.options[1].id }, { 1 }, { { 1 } } } do
    local copy <close> = game:clone()
    assert(copy:choose(table.unpack(form)))
    equal(copy:hash() ~= hash, true)
  end
  assert(game:choose(1))
  local done, why = game:answer(decision.number, { 1 })
  equal(done, nil)
  equal(why, "the answer is for decision 1; decision 2 is open")
end)

test("events are told, forgotten, kept or not", function()
  local game = lunarbiter.game { pool = pools.riftbound, seed = 1 }
  game:playout(1, 4)
  local events, last = game:events(0)
  assert(#events > 0 and events[#events].number == last)
  for _, event in ipairs(game:events(0, 1)) do
    if event.kind == "draw" and event.actor == 2 then equal(event.name, nil) end
  end
  game:forget_events()
  equal(#(game:events(0)), 0)
  game:keep_events(false)
  game:playout(1, 4)
  equal(#(game:events(last)), 0)
end)

test("T408, T410: a host calls", function()
  local game = lunarbiter.game { pool = pools.riftbound, seed = 1 }
  local function refused(...)
    local done, why = game:call(...)
    equal(done, nil)
    return why
  end
  game:advance()
  assert(refused "draw":find "T410.1")
  assert(refused("concede-match", 3):find "no such player")
  equal(pcall(game.call, game, "nonsense"), false)
  while game:look(nil, "turn") == 0 do game:choose() game:advance() end
  assert(game:call "time")
  equal(game:look(nil, "turns_left"), 3)
  game:playout(1)
  equal(game:winner(), nil)
  local other = lunarbiter.game { pool = pools.evolve, seed = 1 }
  other:advance()
  local done, why = other:call "time"
  assert(not done and why:find "no such call")
end)

-- What a seat sees of all zones, as one text; without a seat, what the host sees.
local function all_seen(game, seat)
  local seen = {}
  for _, zone in ipairs(game:zones()) do
    for owner = 1, 2 do
      for _, card in ipairs(game:zone(zone, owner, seat)) do
        seen[#seen + 1] = ("%s %s %s"):format(zone, card.id or "-", card.name or "?")
      end
    end
  end
  return table.concat(seen, "\n")
end

test("T701.5.d.3 a judge takes a game back, and what nobody knew is dealt anew", function()
  local game = lunarbiter.game { pool = pools.riftbound, seed = 3 }
  game:advance()
  while game:look(nil, "turn") == 0 do game:choose() game:advance() end
  local before = game:clone()
  local seen = { all_seen(before, 1), all_seen(before, 2) }
  game:playout(5, 8)
  local different = {}
  for seed = 1, 10 do
    game:copy(before)
    assert(game:redeal("all", seed))
    equal(game:advance(), "awaiting")
    equal(all_seen(game, 1), seen[1])
    equal(all_seen(game, 2), seen[2])
    different[all_seen(game)] = true
    game:playout(seed, 20)
  end
  local count = 0
  for _ in pairs(different) do count = count + 1 end
  equal(count, 10)
  equal(pcall(game.redeal, game, "nobody", 1), false)
end)

test("a player concedes", function()
  local game = lunarbiter.game { pool = pools.riftbound, seed = 1 }
  game:advance()
  assert(game:concede(1))
  equal(game:advance(), "over")
  equal(game:winner(), 2)
  equal(game:in_game(1), false)
  equal(game:won(2), true)
end)

-- ---- Pools, formats, decks ------------------------------------------------------------------

test("decks by name, path and table are the same", function()
  local pool = pools.riftbound
  local deck = pool:deck "jinx-origins"
  equal(deck.name, "jinx-origins")
  local path = lunarbiter.data() .. "/decks/riftbound/jinx-origins.txt"
  local hash
  for _, form in ipairs { "jinx-origins", path, deck } do
    local game <close> = lunarbiter.game { pool = pool, seed = 2, format = "duel",
      decks = { form, "viktor-origins" } }
    game:playout(1)
    hash = hash or game:hash()
    equal(game:hash(), hash)
    equal(#pool:deck_problems(form), 0)
  end
  table.remove(deck.main)
  equal(#lunarbiter.deck_problems { pool = pool, deck = deck } > 0, true)
  refused("there is no deck 'nobody'", pool.deck, pool, "nobody")
  refused("there is no deck for player 2", lunarbiter.game,
    { pool = pool, format = "duel", decks = { "jinx-origins" } })
  refused("a deck is a name or a table, not a number", lunarbiter.game,
    { pool = pool, format = "duel", decks = { 1, 2 } })
  refused('there is no card named "No Such Card"', pool.deck_problems, pool,
    { main = { "No Such Card" } })
end)

test("formats by name; what is not one is refused", function()
  local formats = table.concat(pools.riftbound:formats(), " ")
  assert(formats:find("duel", 1, true) and not formats:find("standard", 1, true))
  equal(lunarbiter.game { pool = pools.riftbound, format = "ffa3" }:seats(), 3)
  refused("nothing-like-it", lunarbiter.game, { pool = pools.riftbound, format = "nothing-like-it" })
  refused("players: from 1 to 4", lunarbiter.game, { pool = pools.riftbound, players = 9 })
  refused("victory_score: from 0 to 255, not 999", lunarbiter.game,
    { pool = pools.riftbound, victory_score = 999 })
  refused("lunarbiter.game has no field 'victory_scor' (did you mean victory_score?)", lunarbiter.game,
    { pool = pools.riftbound, victory_scor = 5 })
  refused("lunarbiter.game has no field 'leader_defense'", lunarbiter.game,
    { pool = pools.riftbound, leader_defense = 5 })
  refused("seed: a whole number is expected, not a boolean", lunarbiter.game,
    { pool = pools.riftbound, seed = true })
end)

test("the data is found, or it is said that it is not", function()
  equal(lunarbiter.data(lunarbiter.data()), lunarbiter.data())
  refused("/nowhere holds no scripts/ folder", lunarbiter.data, "/nowhere")
  refused("/nowhere holds no scripts/ folder", lunarbiter.pool, { data = "/nowhere" })
  refused("there is no game 'chess'", lunarbiter.pool, { game = "chess" })
  refused("lunarbiter.pool has no field 'mod' (did you mean mods?)", lunarbiter.pool, { mod = { "x" } })
  refused("lunarbiter.pool has fields with names only, not [1]", lunarbiter.pool, { "riftbound" })
  equal(#lunarbiter.build, 16)
  equal(type(lunarbiter.version), "string")
end)

-- ---- Errors cross states as strings ---------------------------------------------------------

local function mine(text)
  return { game = "riftbound", extra = { { "mine.lua", text } } }
end

test("mistakes in scripts come as file:line: what", function()
  refused("mine.lua:2:", lunarbiter.pool, mine '\nreturn card { migth = 2 }')
  local broken = mine '\nreturn card { migth = 2 }'
  broken.partial = true
  equal(#lunarbiter.pool(broken):broken(), 1)
  refused("mine.lua:1:", lunarbiter.pool, mine "return {{")
  refused("mine.lua:2:", lunarbiter.pool, mine "\nerror { a = 1 }")
  refused("mine.lua:1:", lunarbiter.pool, mine "os.exit()")
end)

test("a pool tells all that a format says of hands and mulligans", function()
  local text = 'return format { name = "mine", players = 2, victory_score = 5, battlefields_in_deck = 3, '
    .. 'battlefields_used = 1, opening_hand = 4, opening_hand_p2 = 0, mulligan = "paris", mulligan_times = 1, '
    .. 'mulligan_free = 1, when { event = "beginning", by = "you", run = function(game) game.draw(1) end } }'
  local pool = lunarbiter.pool { extra = { { "formats:mine:x.lua", text } } }
  local format = pool:format "mine"
  equal(format.mulligan, "paris")
  equal(format.mulligan_times, 1)
  equal(format.mulligan_free, 1)
  equal(format.opening_hand_p1, nil)
  equal(format.opening_hand_p2, 0)
  equal(format.opening_draw, 0)
  equal(pool:type(pool:find "format-mine"), "format")
  equal(pools.riftbound:find "format-mine", nil)
  equal(pools.riftbound:format("duel").mulligan, nil)
end)

local CARD = [[
return card { id = "x-1", name = "Breaker", type = "spell", domains = { "fury" },
  cost = { energy = 0 },
  run = function(game)
    %s
  end }
]]

-- Plays the card in a position of its own.
local function play_breaker(body)
  local pool = lunarbiter.pool(mine(CARD:format(body)))
  local game = lunarbiter.game { pool = pool, bare = true }
  for seat = 1, 2 do
    for _ = 1, 5 do game:put("Scrapheap", seat, "deck") end
  end
  game:put("Targon's Peak", 1, "battlefields")
  game:put("Breaker", 1, "hand")
  game:begin()
  local played = false
  for _ = 1, 20 do
    game:advance()
    local wanted = "pass"
    for _, option in ipairs(game:decision().options) do
      if option.id:find "^play c" then wanted, played = option.id, true end
    end
    if wanted == "pass" and not played then error "the card could not be played" end
    assert(game:choose(wanted))
  end
end

test("an error while a card runs comes as file:line: what, and no more", function()
  refused("mine.lua:4:", play_breaker, "error 'on purpose'")
  refused("mine.lua:4:", play_breaker, "local t = nil; t.x = 1")
  refused("mine.lua:4:", play_breaker, "while true do end")
  refused("mine.lua:4:", play_breaker, "leaked = 1")
  equal(rawget(_G, "leaked"), nil)
end)

test("a card sees nothing of this state", function()
  _G.secret = "mine"
  refused("mine.lua:4:", play_breaker, "error(tostring(secret) .. tostring(require))")
  _G.secret = nil
end)

test("a view tells all targets of what waits, however many there are (355.9)", function()
  local pool = lunarbiter.pool(mine [[
return card { id = "x-1", name = "Everyone", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  targets = { any_number(unit {}) }, run = function(game, me, them) game.ready(them) end }
]])
  local game = lunarbiter.game { pool = pool, bare = true }
  for seat = 1, 2 do
    for _ = 1, 5 do game:put("Scrapheap", seat, "deck") end
  end
  game:put("Targon's Peak", 1, "battlefields")
  game:put("Everyone", 1, "hand")
  for _ = 1, 40 do game:put("Recruit", 1, "board") end
  game:begin()
  for _ = 1, 20 do
    game:advance()
    local decision, answer = game:decision(), { "pass" }
    for i, option in ipairs(decision.options) do
      if option.id:find "^play c" then answer = { i } end
      if decision.max >= 40 then answer[i] = i end
    end
    assert(game:choose(table.unpack(answer)))
    for _, zone in ipairs(game:view(2).zones) do
      for _, card in ipairs(zone.cards) do
        if card.targets then return equal(#card.targets, 40) end
      end
    end
  end
  error "the card does not wait"
end)

test("a view tells everything that waits, however much it is", function()
  local pool = lunarbiter.pool(mine [[
return card { id = "x-1", name = "Flood", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  run = function(game) for i = 1, 300 do game.then_do("more") end end,
  abilities = { more = reflexive { run = function(game) game.gain_xp(1) end } } }
]])
  local game = lunarbiter.game { pool = pool, bare = true }
  for seat = 1, 2 do
    for _ = 1, 5 do game:put("Scrapheap", seat, "deck") end
  end
  game:put("Targon's Peak", 1, "battlefields")
  game:put("Flood", 1, "hand")
  game:begin()
  for _ = 1, 20 do
    game:advance()
    local answer = "pass"
    for i, option in ipairs(game:decision().options) do
      if option.id:find "^play c" then answer = i end
    end
    assert(game:choose(answer))
    if #game:things() > 0 then
      equal(#game:things(), 300)
      return equal(#game:view(2).things, 300)
    end
  end
  error "nothing waits"
end)

-- ---- Handles ------------------------------------------------------------------------------------

test("what is closed is refused; a game outlives the handle of its pool", function()
  local pool = lunarbiter.pool { game = "evolve" }
  local game = lunarbiter.game { pool = pool, seed = 1 }
  pool:close()
  pool:close()
  refused("this pool is closed", function() pool:find "x" end)
  refused("this pool is closed", lunarbiter.game, { pool = pool })
  local copy = game:clone()
  game:close()
  game:close()
  refused("this game is closed", function() game:hash() end)
  refused("this game is closed", function() copy:copy(game) end)
  equal(copy:playout(1), "over")
  assert(copy:view())
  copy:close()
end)

test("collected in any order", function()
  for _ = 1, 3 do
    do
      local pool = lunarbiter.pool { game = "evolve" }
      local games = {}
      for seed = 1, 5 do games[seed] = lunarbiter.game { pool = pool, seed = seed } end
      assert(#games == 5)
    end
    collectgarbage()
    collectgarbage()
  end
end)

test("wrong arguments are Lua's usual errors", function()
  local game = lunarbiter.game { pool = pools.evolve }
  refused("Game expected", function() game.hash(pools.evolve) end)
  refused("no such seat", function() game:view(9) end)
  refused("an id", function() game:look("c17", "might") end)
  refused("a game of another pool", function()
    game:copy(lunarbiter.game { pool = pools.riftbound })
  end)
  refused("no decision is open", function() game:choose(1) end)
  refused("nobody sits there", function() game:redeal(4, 1) end)
  for _, cut in ipairs { "", "rubbish", game:save():sub(1, 100) } do
    equal(pcall(pools.evolve.load, pools.evolve, cut), false)
  end
end)

-- ---- The text of scripts ---------------------------------------------------------------------------

-- "kind text line:column", and what is around a token or ends it.
local function told(token)
  local text = ("%s %s %d:%d"):format(token.kind, token.text, token.line, token.column)
  if token.open then text = text .. " in " .. token.open end
  if token.close then text = text .. " to " .. token.close end
  return token.unclosed and text .. " unclosed" or text
end

local function reads(text, ...)
  local tokens, expected = lunarbiter.tokens(text), { ... }
  for i = 1, math.max(#tokens, #expected) do equal(tokens[i] and told(tokens[i]), expected[i]) end
end

test("a script is words with their places", function()
  reads("", nil)
  reads("a.b = 1.5 -- c\n  [[x\ny]] --[==[ ]] ]==] 'it\\'s'", "name a 1:1", "op . 1:2", "name b 1:3",
    "op = 1:5", "number 1.5 1:7", "string x\ny 2:3", "string it\\'s 3:20")
  reads("a~=b..c<=1 ...", "name a 1:1", "op ~= 1:2", "name b 1:4", "op .. 1:5", "name c 1:7", "op <= 1:8",
    "number 1 1:10", "op ... 1:12")
  reads("\"a\\z\n  b\" c", "string a\\z\n  b 1:1", "name c 2:6")
  reads("\"open\nb", "string open 1:1", "name b 2:1")
end)

test("words know their bytes when they are asked", function()
  local text = "a --[[ x ]] [[y]]\n'z'"
  for i, said in ipairs { "a", "[[y]]", "'z'" } do
    local token = lunarbiter.tokens(text, true)[i]
    equal(text:sub(token.from, token.to), said)
  end
  equal(lunarbiter.tokens(text)[1].from, nil)
end)

test("words know what is around them", function()
  reads("f{ a, (1) }", "name f 1:1", "op { 1:2 to 8", "name a 1:4 in 2", "op , 1:5 in 2", "op ( 1:7 in 2 to 7",
    "number 1 1:8 in 5", "op ) 1:9 in 5", "op } 1:11 in 2")
  reads("if a then b() end", "name if 1:1 to 7", "name a 1:4 in 1", "name then 1:6 in 1", "name b 1:11 in 1",
    "op ( 1:12 in 1 to 6", "op ) 1:13 in 5", "name end 1:15 in 1")
  reads("repeat until {", "name repeat 1:1 to 2", "name until 1:8 in 1", "op { 1:14 unclosed")
  reads("{ \"}\"", "op { 1:1 unclosed", "string } 1:3 in 1")
  equal(#lunarbiter.tokens(("{"):rep(1000)), 1000)
end)

-- ---- What editors are told ------------------------------------------------------------------------

test("what scripts/meta/lunarbiter.lua tells of is there", function()
  local file <close> = assert(io.open(lunarbiter.data() .. "/scripts/meta/lunarbiter.lua"))
  local methods = { pool = getmetatable(pools.evolve).__index, lunarbiter = lunarbiter,
    game = getmetatable(lunarbiter.game { pool = pools.evolve }).__index }
  for class, name in file:read("a"):gmatch "\nfunction ([%w_]+)[.:]([%w_]+)%(" do
    assert(type(methods[class][name]) == "function", class .. ": " .. name .. " is not there")
  end
end)

print(("%d passed, %d failed"):format(passed, failed))
os.exit(failed == 0, true)
