-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: one play point and engaging it draws a card" {
  p1 = { field = { "@name@" }, play_points = 1 },
  function(t)
    t.p1:use("@name@")
    t:expect("@name@"):engaged()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "@name@: costs one play point" {
  p1 = { hand = { "@name@" }, play_points = 1 },
  function(t)
    t.p1:play("@name@")
    t:expect("@name@"):in_zone("field")
    t:expect_number("p1", "play_points", 0)
  end }

scenario "@name@: not when it is engaged" {
  p1 = { field = { { "@name@", engaged = true } }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "use", "@name@")
  end }
