-- SPDX-License-Identifier: MIT
scenario "sealed-bid: the higher bid draws, and nobody knows the first one before" {
  format = "sealed-bid", full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t.p1:number(2)
    t:expect_events(0, "secret")
    t.p2:number(3)
    t:expect_events(2, "secret")
    t:expect(t.p2.hand):count(6)
    t:expect_number("p1", "xp", 3)
    t:expect_number("p2", "xp", 0)
  end }

scenario "sealed-bid: equal bids are nobody's" {
  format = "sealed-bid", full = true,
  function(t)
    t.p1:choose()
    t.p2:choose()
    t.p1:number(4)
    t.p2:number(4)
    t:expect(t.p2.hand):count(4)
    t:expect_number("p1", "xp", 0)
  end }
