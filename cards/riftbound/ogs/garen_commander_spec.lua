-- SPDX-License-Identifier: MIT

scenario "Garen, Commander: one Might for other friendly units where he is, a base included" {
  p1 = { base = { "Garen, Commander", "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 2"):might(2)
    t:expect("Unit 3"):might(3)
    t:expect("Garen, Commander"):might(5)
  end,
}

scenario "Garen, Commander: he takes it along" {
  p1 = { base = { "Garen, Commander", "Unit 1", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move({ "Garen, Commander", "Unit 2" }, "West Field")
    t:expect("Unit 2"):might(3)
    t:expect("Unit 1"):might(1)
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Garen, Commander: two of them help each other" {
  p1 = { base = { "Garen, Commander", "Garen, Commander", "Unit 1" } },
  function(t)
    t:expect("Garen, Commander#1"):might(6)
    t:expect("Garen, Commander#2"):might(6)
    t:expect("Unit 1"):might(3)
  end,
}

scenario "740.1 Garen, Commander: a team mate's units here have the Might" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Garen, Commander" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end,
}
