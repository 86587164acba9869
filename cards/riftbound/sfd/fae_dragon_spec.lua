-- SPDX-License-Identifier: MIT

scenario "Fae Dragon: buffs up to four friendly units, itself among them" {
  p1 = { hand = { "Fae Dragon" }, pool = { energy = 7, body = 1 }, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Fae Dragon"):choose("Fae Dragon", "Unit 1")
    t:pass_all()
    t:expect("Fae Dragon"):might(8)
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):unbuffed()
  end,
}

scenario "Fae Dragon: spending a buff makes a Gold" {
  rule = "702.2.b",
  p1 = { base = { "Fae Dragon", { "Unit 1", buffs = 1 } }, hand = { "Wildclaw Shaman" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Wildclaw Shaman"):yes():yes()
    t:pass_all()
    t:expect("Gold"):exhausted()
  end,
}

scenario "Fae Dragon: a buff that is lost with its unit is not spent" {
  p1 = { base = { "Fae Dragon", { "Unit 1", buffs = 1 } }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.base):is { "Fae Dragon" }
  end,
}

scenario "740.1 Fae Dragon: buffs a team mate's units too; the Gold is for buffs you spend" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Fae Dragon" }, pool = { energy = 7, body = 1 } },
  p2 = { base = { "Unit 3" } }, p3 = { base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:play("Fae Dragon")
    t:expect_options("Fae Dragon", "Unit 2")
    t.p1:choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed()
  end,
}
