-- SPDX-License-Identifier: MIT
-- Scenarios: a position, a few moves, what must be true then.
@use@
scenario "@name@: deals 2 to an enemy unit at a battlefield" {
  p1 = { hand = { "@name@" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("@name@"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:expect("@name@"):in_zone("trash")
    t:expect_number("p1", "energy", 0)
  end }

scenario "@name@: in a showdown; never a friendly unit" {
  p1 = { hand = { "@name@" }, pool = { energy = 1 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("@name@")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 2"):damage(0)
  end }

scenario "@name@: not a unit in its base" {
  p1 = { hand = { "@name@" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "@name@", "355.8")
  end }
