-- SPDX-License-Identifier: MIT
scenario "Town Meeting: one yes draws" {
  p1 = { hand = { "Town Meeting" } },
  function(t)
    t.p1:play("Town Meeting")
    t.p1:no()
    t.p2:yes()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "Town Meeting: two yes hurt" {
  p1 = { hand = { "Town Meeting" } },
  function(t)
    t.p1:play("Town Meeting")
    t.p1:yes()
    t.p2:yes()
    t:expect("p1's leader"):defense(18)
    t:expect("p2's leader"):defense(18)
    t:expect(t.p2.hand):count(0)
  end }
