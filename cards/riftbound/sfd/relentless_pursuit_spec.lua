-- SPDX-License-Identifier: MIT

scenario "Relentless Pursuit: a friendly unit moves, may be given an Equipment, and goes back after conquering" {
  p1 = { hand = { "Relentless Pursuit" }, pool = { energy = 2, body = 1 }, base = { "Unit 3", "Cloth Armor" } },
  function(t)
    t.p1:play("Relentless Pursuit"):on("Unit 3")
    t.p1:choose("West Field")
    t.p1:choose("Cloth Armor")
    t:resolve()
    t:expect("Unit 3"):at("West Field")
    t:expect("Cloth Armor"):attached_to("Unit 3")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:yes()
    t:resolve()
    t:expect("Unit 3"):at("base")
    t:expect_event("move", "Unit 3")
  end,
}

scenario "Relentless Pursuit: it may stay, and need not take an Equipment" {
  p1 = { hand = { "Relentless Pursuit" }, pool = { energy = 2, fury = 1 }, base = { "Unit 3", "Cloth Armor" } },
  function(t)
    t.p1:play("Relentless Pursuit"):on("Unit 3")
    t.p1:choose("West Field")
    t.p1:choose()
    t:resolve()
    t:expect("Cloth Armor"):unattached()
    t:showdown_pass()
    t.p1:no()
    t:expect("Unit 3"):at("West Field")
    t:expect_chain(0)
  end,
}

scenario "Relentless Pursuit: the unit has the ability this turn only, whatever it conquers" {
  p1 = { hand = { "Relentless Pursuit" }, pool = { energy = 2, fury = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Relentless Pursuit"):on("Unit 3")
    t.p1:choose("base")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_event("conquer", "West Field")
    t:expect("Unit 3"):at("West Field")
    t:expect_chain(0)
  end,
}

scenario "Relentless Pursuit: what another unit conquers is not its conquest" {
  rule = "383.4.c.2.a",
  p1 = { hand = { "Relentless Pursuit" }, pool = { energy = 2, fury = 1 }, at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Relentless Pursuit"):on("Unit 3")
    t.p1:choose("base")
    t:pass_all()
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_event("conquer", "East Field")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "740.1 Relentless Pursuit: a team mate's unit, with Equipment of the team mate's" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Relentless Pursuit" }, pool = { energy = 2, fury = 1 }, base = { "Long Sword" } },
  p2 = {}, p3 = { base = { "Unit 2", "Doran's Blade" } }, p4 = {},
  function(t)
    t.p1:play("Relentless Pursuit"):on("Unit 2"):choose("West Field")
    t:expect_options("Doran's Blade")
    t.p1:choose("Doran's Blade")
    t:resolve()
    t:expect("Unit 2"):at("West Field"):might(4)
    t:expect("Doran's Blade"):attached_to("Unit 2")
  end,
}
