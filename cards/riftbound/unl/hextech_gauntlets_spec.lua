-- SPDX-License-Identifier: MIT

scenario "Hextech Gauntlets: Equip costs less Energy the mightier the unit chosen" {
  rule = "356.4.c",
  p1 = { base = { "Hextech Gauntlets", "Unit 2", "Unit 4" }, pool = { energy = 1, fury = 1 } },
  function(t)
    t.p1:use("Hextech Gauntlets"):on("Unit 2")
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:expect("Unit 2"):might(5)
  end,
}

scenario "Hextech Gauntlets: nothing for a unit of three Might, but the Power; not for one that is too weak" {
  p1 = { base = { "Hextech Gauntlets", "Unit 2", "Unit 4" }, pool = { fury = 1 } },
  function(t)
    t.p1:use("Hextech Gauntlets"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):might(7)
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Hextech Gauntlets: the wearer conquers with three excess damage and draws" {
  p1 = { base = { "Hextech Gauntlets", "Unit 4" }, pool = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:use("Hextech Gauntlets"):on("Unit 4")
    t:pass_all()
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Hextech Gauntlets: not with two" {
  p1 = { base = { "Hextech Gauntlets", "Unit 4" }, pool = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:use("Hextech Gauntlets"):on("Unit 4")
    t:pass_all()
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(0)
  end,
}
