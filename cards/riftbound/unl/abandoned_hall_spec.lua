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
    t:expect_chain(0)
    t:expect("Unit 2"):might(2)
  end,
}

scenario "484.8.c Abandoned Hall: a unit that the player of the spell controls" {
  format = "2v2", turn = "p3", battlefields = { "Abandoned Hall", "East Field", "North Field" },
  p1 = { at = { ["Abandoned Hall"] = { "Unit 2" } } },
  p3 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 4" } },
  function(t)
    t.p3:play("Stupefy"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect_decision("p3", "turn")
  end,
}
