-- SPDX-License-Identifier: MIT

scenario "Assembly Rig: a unit from the trash is recycled for a Mech in the base" {
  rule = "376",
  p1 = { base = { "Assembly Rig" }, trash = { "Unit 1", "Gust" }, pool = { energy = 1, fury = 1 } },
  function(t)
    t.p1:use("Assembly Rig")
    t:pass_all()
    t:expect("Mech"):at("base"):might(3):exhausted()
    t:expect("Assembly Rig"):exhausted()
    t:expect(t.p1.trash):is { "Gust" }
    t:expect(t.p1.deck):has("Unit 1")
  end,
}

scenario "Assembly Rig: without a unit in the own trash, or exhausted, it cannot be used" {
  rule = "357.2",
  p1 = { base = { "Assembly Rig", { "Assembly Rig", exhausted = true } }, trash = { "Gust" },
    pool = { energy = 1, fury = 1 } },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "use", "Assembly Rig#1")
    t:cannot(t.p1, "use", "Assembly Rig#2")
  end,
}
