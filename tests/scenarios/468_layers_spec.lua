-- SPDX-License-Identifier: MIT
-- Layers: how effects on Might and keywords come together (468-475).

use "test_cards.lua"

scenario "472.3 several increases add up" {
  p1 = { base = { "Captain", "Captain", { "Unit 2", buffs = 1 } },
    hand = { "Grow" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Captain#1"):might(3)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(7)
  end }

scenario "472.3.d increases come before decreases" {
  p1 = { at = { ["West Field"] = { "Captain", "Unit 1" } },
    hand = { "Shrink" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(0)
    t.p1:move("Captain", "base")
    t:expect("Unit 1"):might(0)
  end }

scenario "472.3.b a limited decrease is measured when it begins" {
  p1 = { base = { "Unit 3" }, hand = { "Shrivel", "Grow" }, runes = { fury = 2 } },
  function(t)
    -- 3 - 4, but not below 1: it is -2 from now on
    t.p1:play("Shrivel"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(3)
  end }

scenario "472.3.b a limited decrease does its full amount where there is room" {
  p1 = { base = { "Unit 3" }, hand = { "Shrivel", "Grow" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 3"
    t:pass_all()
    t.p1:play("Shrivel"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(1)
  end }

scenario "471.3 an effect that ends its own condition is removed once and not applied again" {
  p1 = { base = { "Shy Mighty" } },
  function(t)
    -- 4 Might, +1 while it is less than 5
    t:expect("Shy Mighty"):might(4)
  end }

scenario "472.2 keywords are given in the layer of abilities" {
  p1 = { base = { "Drill Sergeant" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Unit 1"):attribute("ganking", 1)
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at "East Field"
  end }

scenario "472.2 a keyword given by a passive goes with it" {
  p1 = { base = { "Drill Sergeant" }, at = { ["West Field"] = { "Unit 1" } },
    hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Drill Sergeant"
    t:pass_all()
    t:expect("Unit 1"):attribute("ganking", 0)
  end }

scenario "472 an ability that counts mighty enemies sees effects on their Might" {
  p1 = { base = { "Giant Hater" } },
  p2 = { base = { "Unit 4" }, hand = { "Grow" }, runes = { calm = 1 } }, turn = "p2",
  function(t)
    t:expect("Giant Hater"):might(2)
    t.p2:play("Grow"):on "Unit 4"
    t:pass_all()
    t:expect("Giant Hater"):might(4)
    t:next_turn()
    t:expect("Giant Hater"):might(2)
  end }

scenario "364 a decrease on enemies here" {
  p1 = { base = { "Bully" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Bully", "East Field")
    t:expect("Unit 3"):might(2)
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Bully"):at "East Field"
  end }

scenario "143.2.a a passive that ends can make damage lethal" {
  p1 = { at = { ["West Field"] = { "Captain", { "Unit 2", damage = 2 } } } },
  function(t)
    t:expect("Unit 2"):might(3)
    t.p1:move("Captain", "base")
    t:expect("Unit 2"):in_zone "trash"
  end }
