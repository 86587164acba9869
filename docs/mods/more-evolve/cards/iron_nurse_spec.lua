-- SPDX-License-Identifier: MIT
scenario "Iron Nurse: takes it in the leader's place" {
  p1 = { field = { "Iron Nurse" } }, p2 = { field = { "Follower 3/3" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/3", "p1's leader")
    t:pass_all()
    t:expect("p1's leader"):damage(0)
    t:expect("Iron Nurse"):damage(3)
  end }
