-- SPDX-License-Identifier: MIT
scenario "Rising Demand: one mode, then two, each another one" {
  p1 = { hand = { "Rising Demand", "Rising Demand" }, pool = { energy = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Rising Demand"):choose("mode 2")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play("Rising Demand"):choose("mode 2")
    t:expect_no_option("mode 2")
    t.p1:choose("mode 3")
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:expect(t.p1.hand):count(2)
  end }
