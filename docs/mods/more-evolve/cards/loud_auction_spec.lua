-- SPDX-License-Identifier: MIT
scenario "Loud Auction: who is left pays the last bid" {
  p1 = { hand = { "Loud Auction" }, play_points = 1 },
  function(t)
    t.p1:play("Loud Auction")
    t.p1:number(2)
    t.p2:number(4)
    t.p1:number(4)
    t:expect("p2's leader"):damage(4)
    t:expect("p1's leader"):damage(0)
    t:expect(t.p2.hand):count(3)
    t:expect(t.p1.hand):count(0)
  end }

scenario "Loud Auction: nobody bids" {
  p1 = { hand = { "Loud Auction" }, play_points = 1 },
  function(t)
    t.p1:play("Loud Auction")
    t.p1:number(0)
    t.p2:number(0)
    t:expect_no_event("draw")
    t:expect_no_event("damage")
  end }
