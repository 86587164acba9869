-- SPDX-License-Identifier: MIT
-- States of the turn, priority and focus (307-313).

use "../test_cards.lua"

scenario "308.1.a a plain spell is not played in a showdown" {
  p1 = { base = { "Unit 1" },
    hand = { "Study", "Swift Study", "Quick Study" }, runes = { fury = 3 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "play", "Study", "308.1.a")
    t:can(t.p1, "play", "Swift Study")
    t:can(t.p1, "play", "Quick Study")
  end }

scenario "308.1.a a unit is not played in a showdown" {
  p1 = { base = { "Unit 1" }, hand = { "Unit 2" }, runes = { fury = 3 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p1, "play", "Unit 2", "308.1.a")
  end }

scenario "309.1.a only Reactions in a closed state" {
  p1 = { hand = { "Study", "Study", "Swift Study", "Quick Study" }, runes = { fury = 4 } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t:cannot(t.p1, "play", "Study#2", "309.1.a")
    t:cannot(t.p1, "play", "Swift Study", "309.1.a")
    t:can(t.p1, "play", "Quick Study")
  end }

scenario "309.1.a a unit is not played in a closed state" {
  p1 = { hand = { "Study", "Unit 1" }, runes = { fury = 4 } },
  function(t)
    t.p1:play "Study"
    t:cannot(t.p1, "play", "Unit 1", "309.1.a")
  end }

scenario "310.4 in a showdown with a chain only Reactions" {
  p1 = { base = { "Unit 1" },
    hand = { "Swift Study", "Swift Study", "Quick Study" }, runes = { fury = 4 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play "Swift Study"
    t:expect_decision("p1", "priority")
    t:cannot(t.p1, "play", "Swift Study#2", "309.1.a")
    t:can(t.p1, "play", "Quick Study")
  end }

scenario "310.1.a Action and Reaction cards are also played in the main phase" {
  p1 = { hand = { "Swift Study", "Quick Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Swift Study"
    t:pass_all()
    t.p1:play "Quick Study"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "312.2.c the controller of the newest item has priority" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:play "Quick Study"
    t:expect_decision("p2", "priority")
    t.p2:pass()
    t:expect_decision("p1", "priority")
  end }

scenario "312.2.d passing priority gives it to the next player" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t:expect_decision("p2", "priority")
  end }

scenario "313.2 who gains focus may act" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:expect_decision("p2", "focus")
    t:can(t.p2, "play", "Swift Study")
  end }

scenario "313.3 passing priority keeps focus until the chain has resolved" {
  p1 = { base = { "Unit 1" }, hand = { "Swift Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play "Swift Study"
    t.p1:pass()
    t:expect_decision("p2", "priority")
    t.p2:pass()
    -- 346: now focus passes
    t:expect_decision("p2", "focus")
  end }

scenario "313.5 after the showdown nobody has focus and the turn goes on" {
  p1 = { base = { "Unit 1" }, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:can(t.p1, "play", "Study")
  end }
