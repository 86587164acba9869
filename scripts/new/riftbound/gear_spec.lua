-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: one Energy gives a friendly unit 1 Might this turn" {
  p1 = { base = { "@name@", "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("@name@"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t:expect("@name@"):exhausted()
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end }

scenario "@name@: costs two Energy" {
  p1 = { hand = { "@name@" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("@name@")
    t:pass_all()
    t:expect("@name@"):at("base")
    t:expect_number("p1", "energy", 0)
  end }

scenario "@name@: not for an enemy unit" {
  p1 = { base = { "@name@" }, pool = { energy = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "@name@")
  end }

scenario "@name@: not without the Energy" {
  p1 = { base = { "@name@", "Unit 2" } },
  function(t)
    t:cannot(t.p1, "use", "@name@")
  end }
