-- SPDX-License-Identifier: MIT

scenario "Banner of Giants: all friendly units have the highest Might among them, no others" {
  p1 = { base = { "Banner of Giants", "Unit 2", "Unit 5" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Unit 5"):might(5)
    t:expect("Unit 1"):might(5)
    t:expect("Unit 3"):might(3)
  end }

scenario "Banner of Giants: 472.1.a.1 Might that is assigned is looked at before anything is added" {
  p1 = { base = { "Banner of Giants", { "Unit 2", buffs = 1 }, { "Unit 5", attached = { "Long Sword" } } } },
  function(t)
    t:expect("Unit 2"):might(6)                -- 5, and the buff
    t:expect("Unit 5"):might(7)                -- 5, and the sword: once
  end }

scenario "Banner of Giants: a larger unit arrives, and leaves" {
  p1 = { base = { "Banner of Giants", "Unit 2" }, at = { ["West Field"] = { "Unit 1" } },
    hand = { "Unit 7", "Hidden Blade" }, pool = { energy = 9, order = 1 } },
  function(t)
    t.p1:play("Unit 7"):at("West Field")
    t:expect("Unit 2"):might(7)
    t.p1:play("Hidden Blade"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 2"):might(2)
  end }
