-- SPDX-License-Identifier: MIT

scenario "Desert's Call: a Sand Soldier of 2, where one likes" {
  rule = "355.2",
  p1 = { hand = { "Desert's Call" }, pool = { energy = 9, calm = 5 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Desert's Call"):no()
    t:pass_all()
    t.p1:choose("West Field")
    t:expect("Sand Soldier"):at("West Field"):might(2):exhausted()
  end,
}

scenario "Desert's Call: repeated, a second one; not to a battlefield of an opponent" {
  rule = "820",
  p1 = { hand = { "Desert's Call" }, pool = { energy = 9, calm = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Desert's Call"):yes()
    t:pass_all()
    t:expect(t.p1.base):is { "Sand Soldier", "Sand Soldier" }
  end,
}
