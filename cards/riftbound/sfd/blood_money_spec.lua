-- SPDX-License-Identifier: MIT

scenario "Blood Money: an enemy unit gives one Gold" {
  p1 = { hand = { "Blood Money" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:play("Blood Money"):on("Unit 2")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 2" }
    t:expect(t.p1.base):is { "Gold" }
  end,
}

scenario "Blood Money: a friendly one gives two" {
  p1 = { hand = { "Blood Money" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Blood Money"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.base):is { "Gold", "Gold" }
    t:expect("Gold#1"):exhausted()
  end,
}

scenario "Blood Money: no unit of 3, none in a base" {
  p1 = { hand = { "Blood Money" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 1" } },
  function(t) t:cannot(t.p1, "play", "Blood Money") end,
}

scenario "Blood Money: a target that has left gives nothing" {
  rule = "359.3.e.14.a",
  p1 = { hand = { "Blood Money" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Flash" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Blood Money"):on("Unit 2"):pass()
    t.p2:play("Flash"):choose("Unit 2")
    t:pass_all()
    t:expect(t.p1.base):count(0)
  end,
}

scenario "740.1 Blood Money: a team mate's unit is a friendly one" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Blood Money" }, pool = { energy = 2 } },
  p2 = {}, p3 = { at = { ["West Field"] = { "Unit 2" } } }, p4 = {},
  function(t)
    t.p1:play("Blood Money"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.base):is { "Gold", "Gold" }
    t:expect(t.p3.base):count(0)
  end,
}
