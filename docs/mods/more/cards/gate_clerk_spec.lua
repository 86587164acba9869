-- SPDX-License-Identifier: MIT
scenario "Gate Clerk: nobody pays" {
  p1 = { hand = { "Gate Clerk" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Gate Clerk")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "Gate Clerk: the opponent pays" {
  p1 = { hand = { "Gate Clerk" }, pool = { energy = 2 } }, p2 = { pool = { energy = 1 } },
  function(t)
    t.p1:play("Gate Clerk")
    t:pass_all()
    t.p2:yes()
    t:expect(t.p1.hand):count(0)
    t:expect_number("p2", "energy", 0)
  end }

scenario "Gate Clerk: with three one of the others is enough" {
  players = 3, p1 = { hand = { "Gate Clerk" }, pool = { energy = 2 } }, p2 = { pool = { energy = 1 } }, p3 = { pool = { energy = 1 } },
  function(t)
    t.p1:play("Gate Clerk")
    t:pass_all()
    t.p2:no()
    t.p3:yes()
    t:expect(t.p1.hand):count(0)
    t:expect_number("p2", "energy", 1)
  end }
