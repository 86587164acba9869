-- SPDX-License-Identifier: MIT
scenario "Last Breath: once, and not twice" {
  turn = "p2",
  p1 = { field = { "Last Breath" }, defense = 2 },
  p2 = { field = { "Follower 3/4", "Follower 5/6" } },
  function(t)
    t.p2:attack("Follower 3/4", "p1's leader")
    t:pass_all()
    t:expect("Last Breath"):in_zone("banished")
    t:expect_defense("p1", 5)
    t.p2:attack("Follower 5/6", "p1's leader")
    t:pass_all()
    t:expect_winner("p2")
  end }
