-- SPDX-License-Identifier: MIT

scenario "Pyke, Returned: at a battlefield, the first enemy unit that dies makes a Gold" {
  p1 = { at = { ["West Field"] = { "Pyke, Returned" } }, hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } },
  p2 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Vengeance#1"):on("Unit 1")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
    t.p1:play("Vengeance#2"):on("Unit 2")
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
  end,
}

scenario "383.3.f.2 Pyke, Returned: left for a later death of the turn" {
  p1 = { at = { ["West Field"] = { "Pyke, Returned" } }, hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } },
  p2 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Vengeance#1"):on("Unit 1")
    t:resolve()
    t.p1:no()
    t:expect(t.p1.base):is {}
    t.p1:play("Vengeance#2"):on("Unit 2")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):is { "Gold" }
  end,
}

scenario "Pyke, Returned: not from the base" {
  p1 = { base = { "Pyke, Returned" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.base):is { "Pyke, Returned" }
  end,
}

scenario "Pyke, Returned: Backline" {
  rule = "826",
  p1 = { at = { ["West Field"] = { "Pyke, Returned", "Unit 4" } } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:combat()
    t.p1:no()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Pyke, Returned"):at("West Field")
  end,
}

scenario "Pyke, Returned: an enemy unit that a team mate kills counts, the team mate's own does not" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Pyke, Returned" } } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 1" }, hand = { "Vengeance", "Vengeance" }, pool = { energy = 8, order = 4 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect_no_event("trigger", "Pyke, Returned")
    t.p3:play("Vengeance"):on("Unit 2")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Gold"):controlled_by("p1")
  end }
