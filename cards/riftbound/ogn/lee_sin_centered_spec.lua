-- SPDX-License-Identifier: MIT

scenario "Lee Sin, Centered: other buffed friendly units at his battlefield have two Might more" {
  p1 = {
    base = { { "Unit 1", buffs = 1 } },
    at = {
      ["West Field"] = { { "Lee Sin, Centered", buffs = 1 }, { "Unit 2", buffs = 1 }, "Unit 3" },
    },
  },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Unit 3"):might(3)
    t:expect("Unit 1"):might(2)
    t:expect("Lee Sin, Centered"):might(7)
  end,
}

scenario "Lee Sin, Centered: a base is no battlefield" {
  p1 = { base = { "Lee Sin, Centered", { "Unit 2", buffs = 1 } } },
  function(t)
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Lee Sin, Centered: not for enemies there" {
  p1 = { at = { ["West Field"] = { "Lee Sin, Centered" } } },
  p2 = { base = { { "Unit 2", buffs = 1 } } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t:expect("Unit 2"):attacking():might(3)
  end,
}

scenario "Lee Sin, Centered: Accelerate" {
  rule = "805",
  p1 = { hand = { "Lee Sin, Centered" }, pool = { energy = 7, body = 1 } },
  function(t)
    t.p1:play("Lee Sin, Centered"):yes()
    t:expect("Lee Sin, Centered"):ready()
  end,
}

scenario "740.1 Lee Sin, Centered: at his battlefield only, and he leaves enemies out" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Lee Sin, Centered", { "Unit 2", buffs = 1 } } } },
  p3 = { at = { ["East Field"] = { { "Unit 4", buffs = 1 } } } },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Unit 4"):might(5)
  end,
}

scenario "740.1 Lee Sin, Centered: a team mate's buffed unit at his battlefield has the Might" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Lee Sin, Centered" } } },
  p3 = { at = { ["West Field"] = { { "Unit 2", buffs = 1 }, "Unit 3" } }, base = { { "Unit 4", buffs = 1 } } },
  function(t)
    t:expect("Unit 2"):might(5)
    t:expect("Unit 3"):might(3)
    t:expect("Unit 4"):might(5)
  end,
}
