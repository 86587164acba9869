-- SPDX-License-Identifier: MIT
scenario "Closed Purse: who bids more pays and draws" {
  p1 = { hand = { "Closed Purse" }, play_points = 1 },
  function(t)
    t.p1:play("Closed Purse")
    t.p1:number(1)
    t:expect_events(0, "secret")
    t.p2:number(4)
    t:expect("p2's leader"):damage(4)
    t:expect(t.p2.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end }

scenario "Closed Purse: equal bids are nobody's" {
  p1 = { hand = { "Closed Purse" }, play_points = 1 },
  function(t)
    t.p1:play("Closed Purse")
    t.p1:number(2)
    t.p2:number(2)
    t:expect("p1's leader"):damage(0)
    t:expect("p2's leader"):damage(0)
    t:expect_no_event("draw")
  end }
