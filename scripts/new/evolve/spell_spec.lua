-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: deals 2 damage to an enemy follower" {
  p1 = { hand = { "@name@" }, play_points = 1 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play("@name@")
    t:expect("Follower 3/3"):damage(2)
    t:expect("@name@"):in_zone("cemetery")
    t:expect_number("p1", "play_points", 0)
  end }

scenario "@name@: not without one" {
  p1 = { hand = { "@name@" }, play_points = 1, field = { "Follower 3/3" } },
  function(t)
    t:cannot(t.p1, "play", "@name@", "10.6.2.3.4")
  end }
