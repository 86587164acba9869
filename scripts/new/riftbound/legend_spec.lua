-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: gives a friendly unit Ganking this turn" {
  p1 = { legend = { "@name@" }, base = { "Unit 2" } },
  function(t)
    t.p1:use("@name@"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):keyword("ganking")
    t:expect("@name@"):exhausted()
    t:next_turn()
    t:expect("Unit 2"):no_keyword("ganking")
  end }

scenario "@name@: not for an enemy unit" {
  p1 = { legend = { "@name@" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "@name@")
  end }
