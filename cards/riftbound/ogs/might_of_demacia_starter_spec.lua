-- SPDX-License-Identifier: MIT

scenario "Might of Demacia, Starter: conquering with four units draws two" {
  rule = "383.3.e",
  p1 = {
    legend = { "Might of Demacia, Starter" }, base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
  },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3", "Unit 4" }, "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Might of Demacia, Starter: units elsewhere do not count" {
  p1 = {
    legend = { "Might of Demacia, Starter" }, base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
    at = { ["East Field"] = { "Unit 5" } },
  },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3" }, "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Might of Demacia, Starter: holding is not conquering" {
  p1 = {
    legend = { "Might of Demacia, Starter" },
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Might of Demacia, Starter: after a combat the survivors count" {
  p1 = {
    legend = { "Might of Demacia, Starter" }, base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
  },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3", "Unit 4" }, "West Field")
    t:combat()
    t.p2:order { "Unit 1", "Unit 2", "Unit 3", "Unit 4" }
    t:pass_all()
    t:expect("p1's Unit 1"):in_zone("trash")
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "411.4 Might of Demacia, Starter: when you conquer, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Might of Demacia, Starter" },
  p3 = { base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p3:move({ "Unit 1", "Unit 2", "Unit 3", "Unit 4" }, "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p3")
    t:expect_no_event("trigger", "Might of Demacia, Starter")
    t:expect(t.p1.hand):count(0)
  end,
}
