-- SPDX-License-Identifier: MIT

scenario "Moonfall: an enemy is drawn to your battlefield, and enemies there have 2 less" {
  p1 = { hand = { "Moonfall" }, pool = { energy = 3, mind = 1 }, at = { ["West Field"] = { "Unit 4" } } },
  p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Moonfall"):choose("Unit 5")
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 5"):at("West Field"):might(3)
    t:expect("Unit 6"):might(6)
  end,
}

scenario "Moonfall: nobody need be moved" {
  p1 = { hand = { "Moonfall" }, pool = { energy = 3, mind = 1 }, at = { ["West Field"] = { "Unit 4" } } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Moonfall"):choose()
    t:pass_all()
    t:expect("Unit 5"):at("base"):might(5)
  end,
}

scenario "Moonfall: a battlefield with a unit of yours is needed" {
  p1 = { hand = { "Moonfall" }, pool = { energy = 3, mind = 1 }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t) t:cannot(t.p1, "play", "Moonfall") end,
}

scenario "Moonfall: an enemy unit that is there already may be chosen; whether it moves is not asked" {
  rule = "355.5",
  p1 = { hand = { "Moonfall" }, pool = { energy = 3, mind = 1 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Moonfall"):choose("Unit 5")
    t:resolve()
    t:expect_no_event("move", "Unit 5")
    t:expect("Unit 5"):might(3)
  end,
}

scenario "484.8.c Moonfall: a team mate's units are none that you have" {
  format = "2v2",
  p1 = { hand = { "Moonfall" }, pool = { energy = 3, mind = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 5" } },
  p3 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t:cannot(t.p1, "play", "Moonfall")
  end,
}
