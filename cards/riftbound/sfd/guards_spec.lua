-- SPDX-License-Identifier: MIT

scenario "Guards!: a Sand Soldier, readied for one Order" {
  rule = "386",
  p1 = { hand = { "Guards!" }, pool = { energy = 3, order = 1 } },
  function(t)
    t.p1:play("Guards!")
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect("Sand Soldier"):ready():might(2)
    t:expect_number("p1", "order", 0)
  end,
}

scenario "Guards!: left exhausted without" {
  p1 = { hand = { "Guards!" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Guards!")
    t:pass_all()
    t:expect("Sand Soldier"):exhausted()
  end,
}

scenario "Guards!: from hidden, there" {
  rule = "811.1.d.3",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Guards!" } },
  function(t)
    t.p1:play("Guards!")
    t:pass_all()
    t:expect("Sand Soldier"):at("West Field")
  end,
}
