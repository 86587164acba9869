-- SPDX-License-Identifier: MIT

scenario "Sai Scout: may be played to an open battlefield" {
  rule = "169.10.c",
  p1 = { hand = { "Sai Scout" }, pool = { energy = 6 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sai Scout")
    t:expect_option("base", "West Field")
    t:expect_no_option("East Field")
    t.p1:choose("West Field")
    t:expect("Sai Scout"):at("West Field"):exhausted()
  end,
}

scenario "Sai Scout: Vision" {
  rule = "817",
  p1 = { hand = { "Sai Scout" }, pool = { energy = 6 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { at = { ["East Field"] = { "Unit 1" }, ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sai Scout")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
    t:expect("Sai Scout"):at("base")
  end,
}

scenario "Sai Scout: to an open battlefield, Vision first, then the showdown" {
  p1 = { hand = { "Sai Scout" }, pool = { energy = 6 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Sai Scout"):at("West Field")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end,
}

scenario "169.10.c Sai Scout: an uncontrolled battlefield with a team mate's unit is occupied, so not open" {
  format = "2v2", controls = { ["West Field"] = "nobody" },
  p1 = { hand = { "Sai Scout" }, pool = { energy = 6 } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Sai Scout")
    t:expect_option("East Field", "base")
    t:expect_no_option("West Field")
    t.p1:at("base")
    t:pass_all()
    t.p1:choose()
  end,
}
