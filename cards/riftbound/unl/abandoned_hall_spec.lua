-- SPDX-License-Identifier: MIT

scenario "Abandoned Hall: who plays a spell may give a unit of his there +1" {
  battlefields = { "Abandoned Hall", "East Field" },
  p1 = { hand = { "Mobilize" }, pool = { energy = 2 }, at = { ["Abandoned Hall"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Mobilize")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Abandoned Hall: without a unit there nothing comes of it" {
  battlefields = { "Abandoned Hall", "East Field" },
  p1 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  p2 = { at = { ["Abandoned Hall"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Mobilize")
    t:resolve()
    t.p1:yes()
    t:expect_chain(0)
    t:expect("Unit 2"):might(2)
  end,
}
