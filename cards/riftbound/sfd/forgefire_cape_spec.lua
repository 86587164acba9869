-- SPDX-License-Identifier: MIT

scenario "Forgefire Cape: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Forgefire Cape", "Unit 1" }, pool = { mind = 1 } },
  function(t)
    t.p1:use("Forgefire Cape")
    t:pass_all()
    t:expect("Forgefire Cape"):attached_to("Unit 1")
  end,
}

scenario "Forgefire Cape: attacking, two damage to each enemy unit there" {
  rule = "417",
  p1 = { base = { { "Unit 1", attached = { "Forgefire Cape" } }, "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 3" } }, base = { "Unit 6" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2" }, "West Field")
    t:resolve()
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 6"):damage(0)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "Forgefire Cape: Unique" {
  rule = "825.4",
  p1 = { base = { "Forgefire Cape" } },
  function(t)
    t:expect("Forgefire Cape"):attribute("unique", 1)
  end,
}

scenario "Forgefire Cape: all enemies of the fight, nobody elsewhere" {
  format = "2v2",
  p1 = { base = { { "Unit 4", attached = { "Forgefire Cape" } } } },
  p2 = { at = { ["West Field"] = { "Unit 9", "Unit 8" } } }, p3 = {}, p4 = { at = { ["East Field"] = { "Unit 7" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(2)
    t:expect("Unit 8"):damage(2)
    t:expect("Unit 7"):damage(0)
    t:combat()
    t.p1:order { "Unit 8", "Unit 9" }
  end }
