-- SPDX-License-Identifier: MIT
scenario "Ostracism: a vote is no ability's choice of a target, so aura does not help" {
  p1 = { hand = { "Ostracism" }, play_points = 2, field = { "Follower 1/1" } },
  p2 = { field = { "Follower 2/2", "Aura 2/2" } },
  function(t)
    t.p1:play("Ostracism")
    t.p1:choose("Aura 2/2")
    t:expect("Aura 2/2"):in_zone("field")
    t.p2:choose("Follower 1/1")
    t:expect("Aura 2/2"):in_zone("cemetery")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect("Follower 2/2"):in_zone("field")
  end }
