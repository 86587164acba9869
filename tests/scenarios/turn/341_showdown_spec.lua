-- SPDX-License-Identifier: MIT
-- Showdowns without a combat (341-348).

use "../test_cards.lua"

scenario "344.2 moving to an uncontrolled battlefield opens a showdown" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_event("showdown", "West Field")
    t:expect_no_event "combat"
  end }

scenario "345 the player who contested has focus first" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
  end }

scenario "347.4 passing gives focus to the other player" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:expect_decision("p2", "focus")
  end }

scenario "348 the showdown closes when everybody passes in a row" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_event("showdown_end", "West Field")
    t:expect_decision("p1", "turn")
  end }

scenario "346 focus passes when the chain has resolved" {
  p1 = { base = { "Unit 1" }, hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play "Swift Study"
    t:pass_all()
    t:expect_decision("p2", "focus")
  end }

scenario "347.3.a a card played in between makes earlier passes void" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play "Swift Study"
    t:pass_all()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t:expect_decision("p2", "focus")
  end }

scenario "346.1 a triggered ability does not move focus" {
  p1 = { base = { "Traveller" } },
  function(t)
    t.p1:move("Traveller", "West Field")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p1", "focus")
  end }

scenario "346.1 an Add ability does not move focus" {
  p1 = { base = { "Unit 1", "Mana Elf" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:use "Mana Elf"
    t:expect_decision("p1", "focus")
  end }

scenario "347.2 an ability with Action is used with focus" {
  p1 = { base = { "Unit 1", "Duelist" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:use "Duelist"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p2", "focus")
  end }

scenario "348.2.a the only player with units there gains control" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_event("conquer", "West Field")
  end }

scenario "348.2.a.1 gaining control conquers: a point" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_points("p1", 0)
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

scenario "348.2 without units left nobody gains control" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Jab" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play("Jab"):on "Unit 1"
    t:showdown_pass()
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "187.3.b after a showdown without a winner the battlefield can be contested again" {
  p1 = { base = { "Unit 1", "Unit 2" } }, p2 = { hand = { "Jab" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t.p2:play("Jab"):on "Unit 1"
    t:showdown_pass()
    t.p1:move("Unit 2", "West Field")
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "316.5.b a battlefield the opponent left empty is contested without a combat" {
  p1 = { base = { "Unit 1" } }, controls = { ["East Field"] = "p2" },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:expect_event("showdown", "East Field")
    t:expect_no_event "combat"
    t:showdown_pass()
    t:expect_control("East Field", "p1")
  end }

scenario "323.14 enemy units that arrive make it a combat showdown" {
  p1 = { base = { "Unit 3" } },
  p2 = { base = { "Unit 2" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:pass()
    t.p2:play("Push"):on("Unit 2"):choose "West Field"
    t:pass_all()
    t:expect_event("combat", "West Field")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
    t:expect_decision("p1", "focus") -- 459.2.c
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect_control("West Field", "p1")
  end }

test_card(function()
local fought_over = units { in_showdown = true }
return card { id = "t-341c", name = "Look About", type = "spell", cost = {}, keywords = { "reaction" },
  run = function(game) game.draw(game.count(fought_over)) end,
}
end)
test_card { id = "t-341d", name = "Settler", type = "unit", cost = {}, might = 2,
  when { event = "conquer", by = "me", run = function(game) game.gain_xp(1) end },
}

scenario "347.3.a, 348.2 the showdown is over before what its conquest triggers resolves" {
  p1 = { base = { "Settler" }, hand = { "Look About" } },
  function(t)
    t.p1:move("Settler", "West Field")
    t.p1:pass()
    t.p2:pass()
    t:expect_chain(1)
    t:expect_event("showdown_end", "West Field")
    t.p1:play "Look About"
    t:resolve()
    t:expect(t.p1.hand):count(0) -- no unit is in a showdown
    t:resolve()
    t:expect_number("p1", "xp", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "461.4, 461.6 a combat goes on until what its conquest triggers has resolved" {
  p1 = { base = { "Settler" }, hand = { "Look About" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Settler", "West Field")
    t:combat "result"
    t:expect_chain(1)
    t:expect_no_event "combat_end"
    t.p1:play "Look About"
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "348.2.a, RB-RU-112 a team mate's unit at an uncontrolled battlefield keeps the other's away, so one player gains control" {
  format = "2v2", battlefields = { "West Field", "East Field", "North Field" },
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  controls = { ["West Field"] = "nobody" },
  function(t)
    t:cannot(t.p1, "move", "Unit 1", "West Field")
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
    t:next_turn()
    t:can(t.p2, "move", "Unit 2", "West Field")
  end }
