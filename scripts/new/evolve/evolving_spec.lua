-- SPDX-License-Identifier: MIT
-- Scenarios of both faces: a position, a few moves, what must be true then.
@use@
scenario "@name@: two play points for two attack and two defense" {
  p1 = { hand = { "@name@" }, play_points = 2 },
  function(t)
    t.p1:play("@name@")
    t:expect("@name@"):in_zone("field"):attack(2):defense(2)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "@name@: evolves for one play point and deals 3 damage to an enemy follower" {
  p1 = { field = { "@name@", "Follower 5/5" }, evolve_deck = { "@name@" }, play_points = 1 },
  p2 = { field = { "Follower 5/5" } },
  function(t)
    t.p1:evolve("@name@")
    t:expect("@name@"):evolved():attack(4):defense(4)
    t:expect("p2's Follower 5/5"):damage(3)
    t:expect("p1's Follower 5/5"):damage(0)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "@name@: not without its evolved face in the evolve deck" {
  p1 = { field = { "@name@" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "evolve", "@name@", "12.2.2")
  end }
