-- SPDX-License-Identifier: MIT
scenario "Wax Effigy: what the opponent brings first it is, for the turn" {
  p1 = { field = { "Wax Effigy" } }, p2 = { hand = { "Follower 4/3", "Follower 2/2" }, play_points = 9 }, turn = "p2",
  function(t)
    t.p2:play("Follower 4/3")
    t.p1:yes()
    t:expect("Wax Effigy"):attack(4):defense(3)
    t.p2:play("Follower 2/2")
    t:expect("Wax Effigy"):attack(4):defense(3)
    t:next_turn()
    t:expect("Wax Effigy"):attack(1):defense(1)
  end }
