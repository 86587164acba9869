-- SPDX-License-Identifier: MIT

scenario "Cull the Weak: each player kills one of their own" {
  rule = "355.10.e",
  p1 = {
    hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 }, base = { "Unit 1", "Unit 2" },
  },
  p2 = { base = { "Unit 3" }, at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3", "Unit 4")
    t.p1:choose("Unit 1")
    t:expect_option("Unit 3", "Unit 4")
    t.p2:choose("Unit 4")
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 2"):at("base")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Cull the Weak: who has none is spared, and Deflect costs nothing" {
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 } },
  p2 = { base = { "Pouty Poro" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect("Pouty Poro"):in_zone("trash")
    t:expect(t.p1.trash):is { "Cull the Weak" }
  end,
}

scenario "355.10.e, 411.1 Cull the Weak: each of four players kills one of theirs" {
  format = "2v2",
  p1 = { hand = { "Cull the Weak" }, pool = { energy = 2, order = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  p4 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect_decision("p4", "355.17")
    t.p4:choose("Unit 5")
    t:expect_event("die", "Unit 3", { by = "p3" })
    t:expect_event("die", "Unit 5", { by = "p4" })
    t:expect("Unit 4"):at("base")
  end,
}
