-- SPDX-License-Identifier: MIT

scenario "Seat of Power: a card for each other battlefield you control" {
  battlefields = { "Seat of Power", "East Field" },
  p1 = { base = { "Unit 3" }, at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "Seat of Power")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Seat of Power: none for this one, none for the opponent's" {
  battlefields = { "Seat of Power", "East Field" },
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "Seat of Power")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect_points("p1", 1)
  end,
}

scenario "Seat of Power: those of allies count" {
  rule = "740.1",
  format = "2v2",
  battlefields = { "Seat of Power", "East Field", "North Field" },
  p1 = { base = { "Unit 3" } }, p2 = {},
  p3 = { at = { ["East Field"] = { "Unit 1" } } }, p4 = {},
  function(t)
    t.p1:move("Unit 3", "Seat of Power")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
