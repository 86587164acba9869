-- SPDX-License-Identifier: MIT

scenario "Symbol of the Solari: when your attack ends in a tie, all units there are recalled" {
  id = "RB-RU-134",
  p1 = { base = { "Symbol of the Solari", "Stalwart Poro" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } }, base = { "Unit 5" } },
  function(t)
    t.p1:move("Stalwart Poro", "West Field")
    t:combat()
    t:expect("Stalwart Poro"):at("base")
    t:expect(t.p2.base):has("Unit 3")
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
  end,
}

scenario "Symbol of the Solari: not when you defend" {
  p1 = { base = { "Symbol of the Solari" }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { base = { "Unit 2" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Symbol of the Solari: not when nobody survives" {
  p1 = { base = { "Symbol of the Solari", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect(t.p1.trash):is { "Unit 3" }
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect_control("West Field", "nobody")
  end,
}

scenario "411.1 Symbol of the Solari: a team mate attacks, not you" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Symbol of the Solari" } },
  p2 = { at = { ["West Field"] = { { "Unit 4", stunned = true } } } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p3:move("Unit 1", "West Field")
    t:combat()
    t:expect("Unit 4"):at("West Field")
    t:expect(t.p3.base):is { "Unit 1" }
  end,
}

scenario "461.1 Symbol of the Solari: units elsewhere stay where they are" {
  p1 = { base = { "Symbol of the Solari", "Stalwart Poro" }, at = { ["East Field"] = { "Unit 1" } } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Stalwart Poro", "West Field")
    t:combat()
    t:expect(t.p2.base):is { "Unit 3" }
    t:expect("Unit 1"):at("East Field")
    t:expect_no_event("recall", "Unit 1")
  end,
}
