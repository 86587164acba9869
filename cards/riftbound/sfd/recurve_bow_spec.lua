-- SPDX-License-Identifier: MIT

scenario "Recurve Bow: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Recurve Bow", "Unit 1" }, pool = { fury = 1 } },
  function(t)
    t.p1:use("Recurve Bow")
    t:pass_all()
    t:expect("Recurve Bow"):attached_to("Unit 1")
  end,
}

scenario "Recurve Bow: attacking, its unit deals two to an enemy unit there" {
  rule = "383.4.e",
  p1 = { base = { { "Unit 3", attached = { "Recurve Bow" } } } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 6" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:resolve()
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 6"):damage(0)
  end,
}

scenario "Recurve Bow: defending too; not attached it does nothing" {
  rule = "383.4.f",
  p1 = { at = { ["West Field"] = { { "Unit 3", attached = { "Recurve Bow" } } },
    ["East Field"] = { "Unit 2" } }, base = { "Recurve Bow" } },
  p2 = { base = { "Unit 4", "Unit 6" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:resolve()
    t:expect("Unit 4"):damage(2)
    t:combat()
    t.p2:move("Unit 6", "East Field")
    t:expect_chain(0)
  end,
}

scenario "Recurve Bow: it hits an enemy where its unit fights, no other opponent's" {
  format = "2v2",
  p1 = { base = { { "Unit 4", attached = { "Recurve Bow" } } } },
  p2 = { at = { ["West Field"] = { "Unit 5", "Unit 6" } } }, p3 = {}, p4 = { at = { ["East Field"] = { "Unit 7" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose("Unit 6")
    t:resolve()
    t:expect("Unit 6"):damage(2)
    t:combat()
    t.p1:order { "Unit 5", "Unit 6" }
  end }
