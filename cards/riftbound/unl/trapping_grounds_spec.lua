-- SPDX-License-Identifier: MIT

scenario "Trapping Grounds: a Bird for three excess damage, to a place of one's choice" {
  battlefields = { "Trapping Grounds", "East Field" },
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["Trapping Grounds"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 6", "Trapping Grounds")
    t:combat()
    t.p1:choose("Trapping Grounds")
    t:expect("Bird"):at("Trapping Grounds")
  end,
}

scenario "Trapping Grounds: nothing for two, nothing elsewhere" {
  battlefields = { "Trapping Grounds", "East Field" },
  p1 = { base = { "Unit 5", "Unit 9" } },
  p2 = { at = { ["Trapping Grounds"] = { "Unit 3" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "Trapping Grounds")
    t:combat()
    t:expect_points("p1", 1)
    t.p1:move("Unit 9", "East Field")
    t:combat()
    t:expect_points("p1", 2)
    t:expect_no_event("trigger")
  end,
}

scenario "484.8.c Trapping Grounds: who conquers plays the Bird, not a team mate" {
  format = "2v2", turn = "p3", battlefields = { "Trapping Grounds", "East Field", "North Field" },
  p2 = { at = { ["Trapping Grounds"] = { "Unit 1" } } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p3:move("Unit 5", "Trapping Grounds")
    t:combat()
    t:expect_decision("p3")
    t.p3:at("base")
    t:expect(t.p3.base):is { "Bird" }
  end,
}
