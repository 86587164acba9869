-- SPDX-License-Identifier: MIT

scenario "Monastery of Hirana: conquering here, a buff for a card" {
  rule = "383.3.b",
  battlefields = { "Monastery of Hirana", "East Field" },
  p1 = { base = { { "Unit 1", buffs = 1 } } },
  function(t)
    t.p1:move("Unit 1", "Monastery of Hirana")
    t:showdown_pass()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 1"):unbuffed()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Monastery of Hirana: one may keep it" {
  battlefields = { "Monastery of Hirana", "East Field" },
  p1 = { base = { { "Unit 1", buffs = 1 } } },
  function(t)
    t.p1:move("Unit 1", "Monastery of Hirana")
    t:showdown_pass()
    t.p1:no()
    t:expect("Unit 1"):buffed()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Monastery of Hirana: nothing without a buff of mine" {
  battlefields = { "Monastery of Hirana", "East Field" },
  p1 = { base = { "Unit 1" } },
  p2 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:move("Unit 1", "Monastery of Hirana")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect("Unit 2"):buffed()
    t:expect_points("p1", 1)
  end,
}

scenario "702.2.b.2 Monastery of Hirana: a team mate's buff is not yours to spend" {
  format = "2v2", battlefields = { "Monastery of Hirana", "East Field", "North Field" },
  p1 = { base = { "Unit 1" } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:move("Unit 1", "Monastery of Hirana")
    t:showdown_pass()
    t:pass_all()
    t:expect_control("Monastery of Hirana", "p1")
    t:expect("Unit 2"):buffed()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "411.1 Monastery of Hirana: a team mate conquers it, spends and draws" {
  format = "2v2", battlefields = { "Monastery of Hirana", "East Field", "North Field" }, turn = "p3",
  p1 = { base = { { "Unit 1", buffs = 1 } } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p3:move("Unit 2", "Monastery of Hirana")
    t:showdown_pass()
    t.p3:yes():yes()
    t:pass_all()
    t:expect("Unit 2"):unbuffed()
    t:expect("Unit 1"):buffed()
    t:expect(t.p3.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Monastery of Hirana: conquering elsewhere while controlling it is nothing" {
  battlefields = { "Monastery of Hirana", "East Field" },
  p1 = { at = { ["Monastery of Hirana"] = { "Unit 2" } }, base = { { "Unit 1", buffs = 1 } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_decision("p1", "turn")
    t:expect("Unit 1"):buffed()
  end,
}

scenario "383.4 Monastery of Hirana: with Red Brambleback there its conquer effect triggers twice, each paid for" {
  battlefields = { "Monastery of Hirana", "East Field" },
  p1 = { base = { { "Red Brambleback", buffs = 1 }, { "Unit 1", buffs = 1 } } },
  function(t)
    t.p1:move({ "Red Brambleback", "Unit 1" }, "Monastery of Hirana")
    t:showdown_pass()
    t.p1:yes():yes() -- both of the Monastery
    t.p1:order { 1, 2, 3, 4 } -- and the Brambleback's own, twice
    t:expect_events(4, "trigger")
    t:expect_decision("p1")
  end,
}
