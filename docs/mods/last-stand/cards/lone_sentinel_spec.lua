-- SPDX-License-Identifier: MIT

scenario "Lone Sentinel: alone against an attacker it has 2 Might more" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Lone Sentinel" } } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t:expect("Lone Sentinel"):keyword("last_stand"):might(3)
    t.p2:move("Unit 4", "West Field")
    t:expect("Lone Sentinel"):might(5)
    t:combat()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Lone Sentinel"):at("West Field"):might(3)
  end }

scenario "Lone Sentinel: costs three Energy" {
  p1 = { hand = { "Lone Sentinel" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Lone Sentinel")
    t:pass_all()
    t:expect("Lone Sentinel"):at("base")
    t:expect_number("p1", "energy", 0)
  end }

scenario "Lone Sentinel: not with another unit beside it" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Lone Sentinel", "Unit 1" } }, pool = { order = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:expect("Lone Sentinel"):might(3)
    t.p2:pass()
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "use", "Lone Sentinel")
  end }

scenario "Lone Sentinel: not while it attacks" {
  p1 = { base = { "Lone Sentinel" }, pool = { order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Lone Sentinel", "West Field")
    t:expect("Lone Sentinel"):might(3)
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "use", "Lone Sentinel")
  end }

scenario "Lone Sentinel: readies once a turn, in that window only" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { { "Lone Sentinel", exhausted = true } } },
    pool = { order = 2 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:use("Lone Sentinel")
    t:resolve()
    t:expect("Lone Sentinel"):ready()
    t:expect_number("p1", "order", 1)
    if t:now().player == 2 then t.p2:pass() end
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "use", "Lone Sentinel")
  end }

scenario "Lone Sentinel: in answer to a spell" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { { "Lone Sentinel", exhausted = true } } }, pool = { order = 1 } },
  p2 = { base = { "Unit 4" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:play("Stupefy"):on("Lone Sentinel"):pass()
    t.p1:use("Lone Sentinel")
    t:resolve()
    t:expect("Lone Sentinel"):ready()
  end }

scenario "Lone Sentinel: not in its own main phase" {
  p1 = { base = { { "Lone Sentinel", exhausted = true } }, pool = { order = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Lone Sentinel")
  end }
