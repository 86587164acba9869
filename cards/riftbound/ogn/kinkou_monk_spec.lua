-- SPDX-License-Identifier: MIT

scenario "Kinkou Monk: buffs up to two others" {
  p1 = {
    hand = { "Kinkou Monk" }, pool = { energy = 4, body = 1 }, base = { "Unit 1", "Unit 2", "Unit 3" },
  },
  function(t)
    t.p1:play("Kinkou Monk")
    t:expect_no_option("Kinkou Monk")
    t.p1:choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 3"):buffed()
    t:expect("Unit 2"):unbuffed()
  end,
}

scenario "Kinkou Monk: none, or an already buffed one, which gets nothing" {
  rule = "702",
  p1 = {
    hand = { "Kinkou Monk" }, pool = { energy = 4, body = 1 }, base = { { "Unit 1", buffs = 1 } },
  },
  function(t)
    t.p1:play("Kinkou Monk"):choose("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(2)
    t:expect("Kinkou Monk"):unbuffed()
  end,
}

scenario "740.1 Kinkou Monk: other friendly units, a team mate's too" {
  format = "2v2",
  p1 = { hand = { "Kinkou Monk" }, pool = { energy = 9, any = 3 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Kinkou Monk")
    t:expect_option("Unit 2", "Unit 4")
    t:expect_no_option("Unit 6", "Kinkou Monk")
    t.p1:choose("Unit 2", "Unit 4")
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 4"):buffed()
  end,
}
