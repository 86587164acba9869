-- SPDX-License-Identifier: MIT
--
-- Loops (T505: Tournament Rules): the position that comes back.

test_card { id = "t-950", name = "Patient Guard", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game) game.recall(game.event.subject) end },
}
test_card { id = "t-951", name = "Small Bolt", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, target) game.deal(1, target) end,
}
test_card { id = "t-952", name = "Alarm", type = "gear", cost = { energy = 1 },
  when { event = "exhaust", subject = units { name = "Unit 1" },
    run = function(game) game.ready(game.event.subject) end },
}
test_card { id = "t-953", name = "Lullaby", type = "gear", cost = { energy = 1 },
  when { event = "ready", subject = units { name = "Unit 1" },
    run = function(game) game.exhaust(game.event.subject) end },
}
test_card { id = "t-954", name = "Idle Wheel", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = {}, run = function(game) end },
}
test_card { id = "t-955", name = "Other Wheel", type = "gear", cost = { energy = 1 },
  activated { timing = "reaction", cost = {}, run = function(game) end },
}
test_card { id = "t-956", name = "Coin Clock", type = "gear", cost = { energy = 1 },
  when { event = "ready", subject = units { name = "Unit 1" },
    run = function(game) game.exhaust(game.event.subject) math.random(2) end },
}

test_card { id = "t-957", name = "Growing Guard", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "die", subject = units { name = "Unit 1" },
    run = function(game, me)
      game.recall(game.event.subject)
      game.give(me, { might = 1, lasts = "turn" })
    end },
}

-- p1 moves Unit 1 (which exhausts it): Alarm readies it, Lullaby exhausts it ...
local function begins(t)
  t.p1:move("Unit 1", "West Field")
end

local function passing(t, times, before)
  for _ = 1, times do
    local decision = t:settle()
    if not decision or (before and before(decision)) then return end
    local pass
    for k, option in ipairs(decision.options) do if option.id == "pass" then pass = k end end
    if not pass then return end
    t:answer { pass }
  end
end

local function asked(t, rule)
  local decision = t:settle()
  return decision and decision.rule == rule
end

scenario "T505.6 a loop without any choice draws the game" {
  p1 = { base = { "Patient Guard", "Unit 1" }, hand = { "Small Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Small Bolt"):on("Unit 1")
    t:pass_all()
    t:expect_winner("nobody")
    t:expect_event("drawn")
  end }

scenario "T505.6 a loop of triggered abilities too, though priority is passed" {
  p1 = { base = { "Unit 1", "Alarm", "Lullaby" } },
  p2 = { hand = { "Filler" } },
  function(t)
    begins(t)
    passing(t, 400)
    t:expect_winner("nobody")
    t:expect_event("drawn")
  end }

scenario "T505.5 who could act is asked whether he stops it, and if nobody does it is a draw" {
  p1 = { base = { "Unit 1", "Alarm", "Lullaby" } },
  p2 = { hand = { "Small Bolt" }, runes = { fury = 1 } },
  function(t)
    begins(t)
    passing(t, 400)
    t:expect_decision("p2", "T505.5")
    t.p2:no()
    t:expect_winner("nobody")
  end }

scenario "T505.5 who says that he stops it must do something else than pass" {
  p1 = { base = { "Unit 1", "Alarm", "Lullaby" } },
  p2 = { hand = { "Small Bolt" }, runes = { fury = 1 } },
  function(t)
    begins(t)
    passing(t, 400)
    t:expect_decision("p2", "T505.5")
    t.p2:yes()
    t:expect_event("loop")
    passing(t, 40)
    t:expect_decision("p2", "338.1")
    t:expect_no_option("pass")
    t.p2:play("Small Bolt"):on("Unit 1")
    passing(t, 40)
    t:expect("Unit 1"):in_zone "trash"
    t:expect_decision("p1")
  end }

scenario "T505.4 one player keeps it going: he says how often, then he may not go on" {
  p1 = { base = { "Idle Wheel" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    for _ = 1, 200 do
      if asked(t, "T505.4") then break end
      t.p1:use("Idle Wheel")
      passing(t, 10)
    end
    t:expect_decision("p1", "T505.4")
    t.p1:number(3)
    t:expect_event("loop", nil, 3)
    passing(t, 10)
    t:expect_decision("p1", "turn")
    t:cannot(t.p1, "use", "Idle Wheel")
    t.p1:end_turn()
  end }

scenario "T505.4 in another position he may do it again" {
  p1 = { base = { "Idle Wheel", "Unit 2" } },
  function(t)
    for _ = 1, 200 do
      if asked(t, "T505.4") then break end
      t.p1:use("Idle Wheel")
      passing(t, 10)
    end
    t.p1:number(0)
    passing(t, 10)
    t:cannot(t.p1, "use", "Idle Wheel")
    t.p1:move("Unit 2", "West Field")
    passing(t, 10)
    t:can(t.p1, "use", "Idle Wheel")
  end }

-- Each player uses his wheel again and again, until the first is asked how often he will.
local function turn_both_wheels(t)
  for _ = 1, 100 do
    if asked(t, "T505.4") then break end
    t.p1:use("Idle Wheel")
    passing(t, 10, function(now) return now.player == 2 end)
    if asked(t, "T505.4") then break end
    t.p2:use("Other Wheel")
    passing(t, 10, function(now) return now.rule == "T505.4" or now.rule == "316.2.a" end)
  end
  t:expect_decision("p1", "T505.4")
end

scenario "T505.7 two players keep it going: the lower number counts, and its player stops" {
  p1 = { base = { "Idle Wheel" } },
  p2 = { base = { "Other Wheel" } },
  function(t)
    turn_both_wheels(t)
    t.p1:number(5)
    t:expect_decision("p2", "T505.4")
    t.p2:number(2)
    t:expect_event("loop", nil, 2)
    -- p2 has to stop: in that position his ability is not offered again
    passing(t, 10, function(now) return now.rule == "316.2.a" end)
    if asked(t, "316.2.a") then t.p1:use("Idle Wheel") end
    passing(t, 10, function(now) return now.player == 2 end)
    t:cannot(t.p2, "use", "Other Wheel")
  end }

scenario "T505.7 of two players who say the same number the first one in turn order stops" {
  p1 = { base = { "Idle Wheel" } },
  p2 = { base = { "Other Wheel" } },
  function(t)
    turn_both_wheels(t)
    t.p1:number(5)
    t:expect_decision("p2", "T505.4")
    t.p2:number(5)
    t:expect_event("loop", nil, 5)
    passing(t, 10, function(now) return now.rule == "316.2.a" end)
    t:cannot(t.p1, "use", "Idle Wheel")
  end }

scenario "T505.9 what draws random numbers is not cut short" {
  p1 = { base = { "Unit 1", "Alarm", "Coin Clock" } },
  function(t)
    begins(t)
    passing(t, 400)
    t:expect_no_event("drawn")
    t:expect_no_event("loop")
  end }

scenario "T505.1 a long turn in which something changes is no loop" {
  p1 = { base = { "Idle Wheel" }, hand = { "Filler" } , runes = { fury = 2 } },
  function(t)
    for _ = 1, 10 do
      t.p1:use("Idle Wheel")
      passing(t, 10)
    end
    t:expect_no_event("loop")
    t:can(t.p1, "use", "Idle Wheel")
  end }

scenario "T505.2 what goes on for ever and never comes back to a position is refused, not played" {
  p1 = { base = { "Growing Guard", "Unit 1" }, hand = { "Small Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Small Bolt"):on("Unit 1")
    t.p1:pass()
    local decision = t:settle()
    local done, why = t.game:answer(decision.number, { 1 })
    assert(not done and why:find("steps without a question", 1, true), why)
    t:expect_decision("p2", "priority")
    t:expect("Growing Guard"):might(1)
  end }

scenario "T505.5 who only passed may stop it earlier than its player says" {
  p1 = { base = { "Idle Wheel" } },
  p2 = { hand = { "Small Bolt" }, base = { "Unit 2" }, runes = { fury = 1 } },
  function(t)
    for _ = 1, 200 do
      if asked(t, "T505.4") then break end
      t.p1:use("Idle Wheel")
      passing(t, 10)
    end
    t.p1:number(7)
    t:expect_decision("p2", "T505.5")
    t.p2:number(4)
    t:expect_event("loop", nil, 4)
    passing(t, 10)
    t.p1:use("Idle Wheel") -- it is p2 who has to do something now
    passing(t, 10)
    t:expect_decision("p2", "338.1")
    t:expect_no_option("pass")
  end }

scenario "T505.5 who agrees to the number leaves it to the other to stop" {
  p1 = { base = { "Idle Wheel" } },
  p2 = { hand = { "Small Bolt" }, base = { "Unit 2" }, runes = { fury = 1 } },
  function(t)
    for _ = 1, 200 do
      if asked(t, "T505.4") then break end
      t.p1:use("Idle Wheel")
      passing(t, 10)
    end
    t.p1:number(7)
    t.p2:number(7)
    t:expect_event("loop", nil, 7)
    passing(t, 10)
    t:cannot(t.p1, "use", "Idle Wheel")
  end }

test_card { id = "t-958", name = "Low Ceiling", type = "gear", cost = { energy = 1 },
  static { affects = units { name = "Unit 2" }, might = -3, minimum = 1 },
}

scenario "T505.6 a limited decrease that is remembered (472.3.b) makes no position a new one" {
  p1 = { base = { "Patient Guard", "Unit 1" }, hand = { "Small Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Low Ceiling", "Unit 2" } },
  function(t)
    t.p1:play("Small Bolt"):on("Unit 1")
    t:pass_all()
    t:expect_winner("nobody")
    t:expect_event("drawn")
  end }
