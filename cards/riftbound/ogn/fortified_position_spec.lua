-- SPDX-License-Identifier: MIT

scenario "Fortified Position: the defender gives a unit Shield 2 for the combat" {
  rule = "459.2.b.2",
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { base = { "Unit 1" }, at = { ["Fortified Position"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "Fortified Position")
    t:expect_option("Unit 1", "Unit 2", "Unit 3", "Unit 4")
    t.p2:choose("Unit 3")
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 2"):might(2)
    t:combat()
    t.p1:order { "Unit 3", "Unit 2" }
    t:combat()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 2"):at("Fortified Position")
    t:expect("Unit 3"):at("Fortified Position"):might(3)
  end,
}

scenario "Fortified Position: Shield does nothing for the attacker" {
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["Fortified Position"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "Fortified Position")
    t.p2:choose("Unit 4")
    t:resolve()
    t:expect("Unit 4"):might(4)
  end,
}

scenario "Fortified Position: not for a defence elsewhere, not without a combat" {
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Unit 4", "Unit 5" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "Fortified Position")
    t:expect_chain(0)
    t:showdown_pass()
    t.p1:move("Unit 4", "East Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end,
}

scenario "187.6.a Fortified Position: whoever defends it chooses, also a team mate of who brought it" {
  format = "2v2", battlefields = { "Fortified Position", "East Field", "North Field" }, turn = "p2",
  p1 = { base = { "Unit 1" } },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["Fortified Position"] = { "Unit 3" } } },
  function(t)
    t.p2:move("Unit 4", "Fortified Position")
    t:expect_decision("p3")
    t.p3:choose("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 4"):might(4)
  end,
}

scenario "Fortified Position: the Shield is over with that combat, not with the turn" {
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Unit 1", "Unit 2" } },
  p2 = { at = { ["Fortified Position"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Unit 1", "Fortified Position")
    t.p2:choose("Unit 8")
    t:resolve()
    t:expect("Unit 8"):attribute("shield", 2)
    t:combat()
    t:expect("Unit 8"):attribute("shield", 0)
    t.p1:move("Unit 2", "Fortified Position")
    t.p2:choose("Unit 2")
    t:resolve()
    t:expect("Unit 8"):might(8)
  end,
}

scenario "Fortified Position: defending elsewhere while controlling it is nothing" {
  battlefields = { "Fortified Position", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["Fortified Position"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end,
}
