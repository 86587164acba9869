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
