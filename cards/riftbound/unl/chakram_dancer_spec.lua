-- SPDX-License-Identifier: MIT

scenario "Chakram Dancer: your other units here have Shield this turn" {
  p1 = { hand = { "Chakram Dancer" }, pool = { energy = 3 }, base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Chakram Dancer"):at("West Field")
    t:resolve()
    t:expect("Unit 2"):might(3):attribute("shield", 1)
    t:expect("Chakram Dancer"):attribute("shield", 0)
    t:expect("Unit 1"):attribute("shield", 0)
  end,
}

scenario "Chakram Dancer: not in a later turn" {
  p1 = { hand = { "Chakram Dancer" }, pool = { energy = 3 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Chakram Dancer")
    t:pass_all()
    t:expect("Unit 1"):attribute("shield", 1)
    t:next_turn()
    t:expect("Unit 1"):attribute("shield", 0)
  end,
}

scenario "484.8.c Chakram Dancer: your other units here, not a team mate's" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Chakram Dancer" }, pool = { energy = 3 } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Chakram Dancer"):at("West Field")
    t:pass_all()
    t:expect("Unit 2"):attribute("shield", 1)
    t:expect("Unit 3"):attribute("shield", 0)
  end,
}
