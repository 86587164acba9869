-- SPDX-License-Identifier: MIT

scenario "Azir, Ascendant: he and the unit change places" {
  p1 = { base = { "Azir, Ascendant" }, at = { ["West Field"] = { "Unit 2" } }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Azir, Ascendant"):on("Unit 2")
    t:pass_all()
    t:expect("Azir, Ascendant"):at("West Field"):ready()
    t:expect("Unit 2"):at("base")
    t:expect_event("move", "Azir, Ascendant")
    t:expect_event("move", "Unit 2")
  end,
}

scenario "Azir, Ascendant: one of its Equipment may be attached to him" {
  p1 = {
    base = { "Azir, Ascendant" }, pool = { calm = 1 },
    at = { ["West Field"] = { { "Unit 2", attached = { "Cloth Armor", "Long Sword" } } } },
  },
  function(t)
    t.p1:use("Azir, Ascendant"):on("Unit 2"):on("Long Sword")
    t:pass_all()
    t.p1:yes()
    t:expect("Long Sword"):attached_to("Azir, Ascendant"):at("West Field")
    t:expect("Cloth Armor"):attached_to("Unit 2"):at("base")
  end,
}

scenario "Azir, Ascendant: he may leave the Equipment where it is" {
  p1 = {
    base = { "Azir, Ascendant" }, pool = { calm = 1 },
    at = { ["West Field"] = { { "Unit 2", attached = { "Cloth Armor" } } } },
  },
  function(t)
    t.p1:use("Azir, Ascendant"):on("Unit 2")
    t:expect_event("choose", "Cloth Armor")
    t:pass_all()
    t.p1:no()
    t:expect("Cloth Armor"):attached_to("Unit 2")
  end,
}

scenario "484.8.c Azir, Ascendant: a team mate's unit is not one you control" {
  rule = "484.8.c",
  teams = 2,
  p1 = { base = { "Azir, Ascendant", "Unit 2" }, pool = { calm = 1 } },
  p2 = {}, p3 = { at = { ["West Field"] = { "Unit 3" } } }, p4 = {},
  function(t)
    t.p1:use("Azir, Ascendant")
    t:expect_option("Unit 2")
    t:expect_no_option("Unit 3")
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect("Azir, Ascendant"):at("base")
  end,
}

scenario "Azir, Ascendant: once a turn, in showdowns too, and not an opponent's unit" {
  rule = "383.3.f",
  p1 = { base = { "Azir, Ascendant", "Unit 3" }, at = { ["East Field"] = { "Unit 1" } }, pool = { calm = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:use("Azir, Ascendant")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 3")
    t:pass_all()
    t:expect("Azir, Ascendant"):at("West Field"):attacking()
    t:expect("Unit 3"):at("base")
    t.p2:pass()
    t:cannot(t.p1, "use", "Azir, Ascendant", "377.2.b")
  end,
}

scenario "Azir, Ascendant: if the unit is gone he stays" {
  rule = "359.3.e.12",
  p1 = { base = { "Azir, Ascendant" }, at = { ["West Field"] = { "Unit 2" } }, pool = { calm = 1 } },
  p2 = { hand = { "Gust" }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p1:use("Azir, Ascendant"):on("Unit 2"):pass()
    t.p2:play("Gust"):on("Unit 2")
    t:pass_all()
    t:expect("Azir, Ascendant"):at("base")
  end,
}
