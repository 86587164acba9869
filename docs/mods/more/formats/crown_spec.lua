-- SPDX-License-Identifier: MIT
scenario "crown: the first player has more, and stronger units" {
  format = "crown", full = true,
  function(t)
    t:expect(t.p1.hand):count(6)
    t.p1:choose()
    t.p2:choose()
    t.p3:choose()
    t:expect_number("p1", "xp", 3)
    t:expect_number("p2", "xp", 0)
  end }

scenario "crown: the others draw as they conquer" {
  format = "crown", p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" } }, turn = "p2",
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
    t.p2:move("Unit 2", "West Field")
    t:showdown_pass()
    t.p2:yes()
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }
