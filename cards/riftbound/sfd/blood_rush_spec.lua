-- SPDX-License-Identifier: MIT

scenario "Blood Rush: Assault 2 this turn" {
  rule = "807",
  p1 = { hand = { "Blood Rush" }, pool = { energy = 1 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Blood Rush"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(2):attribute("assault", 2)
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 2"):might(4)
    t:combat()
    t:next_turn()
  end,
}

scenario "Blood Rush: repeated, both on one unit add up" {
  rule = "807.2",
  p1 = { hand = { "Blood Rush" }, pool = { energy = 2 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Blood Rush"):yes():on("Unit 2", "Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 4)
    t:next_turn()
    t:expect("Unit 2"):attribute("assault", 0)
  end,
}
