-- SPDX-License-Identifier: MIT

scenario "Rengar, Pouncing: in a showdown he comes to a battlefield you attack" {
  rule = "813",
  p1 = { hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 9" }, ["East Field"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Rengar, Pouncing")
    t:expect_option("base", "West Field")
    t:expect_no_option("East Field")
    t.p1:at("West Field")
    t:expect("Rengar, Pouncing"):at("West Field"):attacking():might(5)
  end,
}

scenario "Rengar, Pouncing: not to one you do not attack" {
  p1 = { hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Rengar, Pouncing")
    t:expect("Rengar, Pouncing"):at("base"):might(3)
  end,
}

scenario "Rengar, Pouncing: as a reaction in the opponent's attack, to a battlefield you control" {
  p1 = { hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t.p2:pass()
    t.p1:play("Rengar, Pouncing"):at("West Field")
    t:expect("Rengar, Pouncing"):defending():might(3)
  end,
}

scenario "Rengar, Pouncing: where a team mate attacks his player does not attack" {
  format = "2v2",
  p1 = { hand = { "Rengar, Pouncing" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { base = { "Unit 4" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:move("Unit 4", "West Field")
    t.p3:pass()
    t.p4:pass()
    t.p1:play("Rengar, Pouncing")
    t:expect("Rengar, Pouncing"):at("base")
    t:expect_decision("p2", "focus")
  end }
