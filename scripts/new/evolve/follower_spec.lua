-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: Fanfare draws a card" {
  p1 = { hand = { "@name@" }, play_points = 2 },
  function(t)
    t.p1:play("@name@")
    t:expect("@name@"):in_zone("field"):attack(2):defense(2)
    t:expect(t.p1.hand):count(1)
  end }

scenario "@name@: not for one play point" {
  p1 = { hand = { "@name@" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "play", "@name@", "10.4.4")
  end }
