-- SPDX-License-Identifier: MIT

scenario "Grove of the God-Willow: holding here draws" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["Grove of the God-Willow"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Grove of the God-Willow: nothing while an opponent begins a turn, nothing uncontrolled" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["Grove of the God-Willow"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
  end,
}

scenario "187.6.c Grove of the God-Willow: who holds it draws, a team mate of who brought it too" {
  format = "2v2", battlefields = { "Grove of the God-Willow", "East Field", "North Field" }, turn = "p2",
  p3 = { at = { ["Grove of the God-Willow"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect_event("hold")
    t:expect(t.p3.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Grove of the God-Willow: conquering it draws nothing, holding another battlefield neither" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:move("Unit 2", "Grove of the God-Willow")
    t:showdown_pass()
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Grove of the God-Willow: held together with another battlefield, one card" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" }, ["Grove of the God-Willow"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "383.4 Grove of the God-Willow: with Blue Sentinel there it draws twice" {
  battlefields = { "Grove of the God-Willow", "East Field" },
  p1 = { at = { ["Grove of the God-Willow"] = { "Blue Sentinel" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { 1, 2, 3, 4 } -- two of the Grove, two of the Sentinel
    t:expect_events(2, "trigger", "Grove of the God-Willow")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}
