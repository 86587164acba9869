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
