-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: its player draws a card when it is played" {
  p1 = { hand = { "@name@" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("@name@")
    t:pass_all()
    t:expect("@name@"):at("base"):might(2):exhausted()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end }

scenario "@name@: nothing is drawn when it moves" {
  p1 = { base = { "@name@" } },
  function(t)
    t.p1:move("@name@", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
  end }
