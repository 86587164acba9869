-- SPDX-License-Identifier: MIT

scenario "Inferna: Ambush, as a Reaction to a battlefield where you have units, attackers too" {
  rule = "822.1.b",
  p1 = { hand = { "Inferna" }, pool = { energy = 2 }, base = { "Unit 2" } },
  p2 = {
    at = { ["West Field"] = { "Unit 3" } }, hand = { "Combat Experience" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:move("Unit 2", "West Field"):pass()
    t.p2:play("Combat Experience"):on("Unit 3"):pass()
    t.p1:play("Inferna"):at("West Field")
    t:expect("Inferna"):at("West Field"):attacking():might(3)
  end,
}

scenario "Inferna: not as a Reaction to the base or where you have no unit" {
  rule = "822.1.b",
  p1 = { hand = { "Inferna" }, pool = { energy = 2 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "East Field")
    t.p2:pass()
    t:cannot(t.p1, "play", "Inferna")
  end,
}

scenario "Inferna: in one's own Main Phase to the base as well" {
  rule = "822.1.c",
  p1 = { hand = { "Inferna" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Inferna")
    t:expect_option("West Field")
    t:expect_no_option("East Field")
    t.p1:at("base")
    t:expect("Inferna"):at("base")
  end,
}

scenario "Inferna: played with Focus on an empty chain, Focus passes" {
  rule = "337.1.c.1.a",
  id = "RB-RU-163",
  p1 = { hand = { "Inferna" }, pool = { energy = 2 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Inferna")
    t:expect("Inferna"):at("West Field")
    t:expect_decision("p2", "focus")
  end,
}

scenario "Inferna: played in reply, Focus stays and priority goes to the newest item's controller" {
  rule = "346",
  id = "RB-RU-164",
  p1 = { hand = { "Inferna" }, pool = { energy = 2 }, base = { "Unit 2" } },
  p2 = {
    at = { ["West Field"] = { "Unit 3" } }, hand = { "Combat Experience" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:move("Unit 2", "West Field"):pass()
    t.p2:play("Combat Experience"):on("Unit 3"):pass()
    t.p1:play("Inferna")
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect_decision("p1", "focus")
  end,
}
