-- SPDX-License-Identifier: MIT

scenario "Xerath, Freed: at a battlefield he deals three to a unit anywhere" {
  p1 = { at = { ["West Field"] = { "Xerath, Freed" } }, pool = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use("Xerath, Freed"):on("Unit 3")
    t:expect("Xerath, Freed"):exhausted()
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Xerath, Freed: not in the base" {
  rule = "377.2.b",
  p1 = { base = { "Xerath, Freed" }, pool = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Xerath, Freed", "377.2.b")
  end,
}
