-- SPDX-License-Identifier: MIT

scenario "Power Nexus: four Power for a point" {
  battlefields = { "Power Nexus", "East Field" },
  p1 = { at = { ["Power Nexus"] = { "Unit 1" } }, runes = { fury = 4 } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_points("p1", 1)
    t.p1:yes()
    t:resolve()
    t:expect_points("p1", 2)
    t:expect_event("recycle", "Fury Rune#1")
  end,
}

scenario "Power Nexus: not with three; not for holding elsewhere" {
  battlefields = { "Power Nexus", "East Field" },
  p1 = { at = { ["Power Nexus"] = { "Unit 1" } }, runes = { fury = 3 } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_points("p1", 1)
  end,
}
