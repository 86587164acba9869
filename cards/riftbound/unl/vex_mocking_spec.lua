-- SPDX-License-Identifier: MIT

scenario "Vex, Mocking: may come to the battlefield where you stun an enemy unit" {
  p1 = { hand = { "Back Off" }, pool = { energy = 3 }, base = { "Vex, Mocking" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Back Off"):on("Unit 4")
    t:resolve()
    t.p1:yes()
    t:resolve()
    t:expect("Vex, Mocking"):at("West Field")
  end,
}

scenario "Vex, Mocking: not for a unit in a base, not for one's own" {
  p1 = {
    hand = { "Back Off", "Back Off" }, pool = { energy = 6 }, base = { "Vex, Mocking" },
    at = { ["East Field"] = { "Unit 2" } },
  },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Back Off"):on("Unit 4")
    t:pass_all()
    t.p1:play("Back Off"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):stunned()
    t:expect("Vex, Mocking"):at("base")
  end,
}

scenario "Vex, Mocking: Shield and Tank" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Vex, Mocking" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:expect("Vex, Mocking"):might(6)
    t:combat()
    t:expect("Vex, Mocking"):in_zone("trash")
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "484.8.c Vex, Mocking: you stun the unit, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Vex, Mocking" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  p3 = { hand = { "Back Off" }, pool = { energy = 3 } },
  function(t)
    t.p3:play("Back Off"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):stunned()
    t:expect_no_event("trigger", "Vex, Mocking")
  end,
}

scenario "442.2.b Vex, Mocking: not to a battlefield that a team mate controls" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Vex, Mocking" }, hand = { "Back Off" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Back Off"):on("Unit 4")
    t:resolve()
    t.p1:yes()
    t:resolve()
    t:expect("Unit 4"):stunned()
    t:expect("Vex, Mocking"):at("base")
  end,
}
