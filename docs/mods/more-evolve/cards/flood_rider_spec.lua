-- SPDX-License-Identifier: MIT
scenario "Flood Rider: two more than it could bear" {
  p1 = { field = { "Flood Rider" } }, p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t.p1:attack("Flood Rider", "Follower 3/3")
    t:pass_all()
    t:expect("p2's leader"):damage(2)
    t:expect("Follower 3/3"):in_zone("cemetery")
  end }

scenario "Flood Rider: nothing spills from a stronger one" {
  p1 = { field = { "Flood Rider" } }, p2 = { field = { { "Follower 3/6", engaged = true } } },
  function(t)
    t.p1:attack("Flood Rider", "Follower 3/6")
    t:pass_all()
    t:expect("p2's leader"):damage(0)
  end }
