-- SPDX-License-Identifier: MIT

scenario "Reaver's Row: the defender may move a unit there to base" {
  battlefields = { "Reaver's Row", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { base = { "Unit 1" }, at = { ["Reaver's Row"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "Reaver's Row")
    t.p2:yes()
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option("Unit 1", "Unit 4")
    t.p2:choose("Unit 2")
    t:resolve()
    t:expect("Unit 2"):at("base")
    t:expect("Unit 3"):at("Reaver's Row"):defending()
  end,
}

scenario "Reaver's Row: or not" {
  battlefields = { "Reaver's Row", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["Reaver's Row"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "Reaver's Row")
    t.p2:no()
    t:expect_chain(0)
    t:expect("Unit 3"):at("Reaver's Row")
  end,
}

scenario "Reaver's Row: the last defender gone, the attacker conquers" {
  battlefields = { "Reaver's Row", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["Reaver's Row"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "Reaver's Row")
    t.p2:yes()
    t:combat()
    t:expect("Unit 3"):at("base"):damage(0)
    t:expect_control("Reaver's Row", "p1")
    t:expect_points("p1", 1)
  end,
}

scenario "Reaver's Row: nothing elsewhere" {
  battlefields = { "Reaver's Row", "East Field" },
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 3" }, ["Reaver's Row"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:expect_decision("p1", "focus")
  end,
}

scenario "Reaver's Row: again in the next combat of the same turn" {
  battlefields = { "Reaver's Row", "East Field" },
  p1 = { base = { "Unit 1", "Unit 4" } },
  p2 = { at = { ["Reaver's Row"] = { "Unit 3", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "Reaver's Row")
    t.p2:no()
    t:combat()
    t:expect("Unit 1"):in_zone("trash")
    t.p1:move("Unit 4", "Reaver's Row")
    t.p2:yes()
    t.p2:choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "187.6.a Reaver's Row: a team mate of who brought it defends it, and decides" {
  format = "2v2", battlefields = { "Reaver's Row", "East Field", "North Field" }, turn = "p2",
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["Reaver's Row"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t.p2:move("Unit 4", "Reaver's Row")
    t:expect_decision("p3")
    t.p3:yes():choose("Unit 2")
    t:resolve()
    t:expect(t.p3.base):is { "Unit 2" }
    t:expect("Unit 1"):at("Reaver's Row")
  end,
}
