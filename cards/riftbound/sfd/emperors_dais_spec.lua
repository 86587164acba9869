-- SPDX-License-Identifier: MIT

scenario "Emperor's Dais: one Energy and a unit here for a Sand Soldier" {
  rule = "383.3.b",
  battlefields = { "Emperor's Dais", "East Field" },
  p1 = { base = { "Unit 3", "Unit 2" }, pool = { energy = 1 } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 2" }, "Emperor's Dais")
    t:showdown_pass()
    t.p1:yes():choose("Unit 2"):yes()
    t:resolve()
    t:expect(t:at("Emperor's Dais")):is { "Unit 3", "Sand Soldier" }
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Emperor's Dais: not without the Energy" {
  battlefields = { "Emperor's Dais", "East Field" },
  p1 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "Emperor's Dais")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:expect("Unit 3"):at("Emperor's Dais")
  end,
}

scenario "Emperor's Dais: not for conquering elsewhere" {
  battlefields = { "Emperor's Dais", "East Field" },
  p1 = { base = { "Unit 3" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
  end,
}

scenario "Emperor's Dais: a unit that the conqueror controls" {
  format = "2v2", battlefields = { "Emperor's Dais", "East Field", "North Field" },
  p1 = { base = { "Unit 2" }, pool = { energy = 1 } }, p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:move("Unit 2", "Emperor's Dais")
    t:showdown_pass()
    t.p1:yes()
    t.p1:yes()
    t:expect("Unit 2"):in_zone("hand")
    t:resolve()
    t:expect("Sand Soldier"):at("Emperor's Dais"):controlled_by("p1")
  end }
