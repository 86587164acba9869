-- SPDX-License-Identifier: MIT

scenario "Atakhan: as much less as the killed unit costs, Power of any domain too" {
  rule = "356.4",
  p1 = {
    hand = { "Atakhan" }, pool = { energy = 3, order = 1 },
    base = { "Volibear, Furious", "Unit 3", "Anivia, Primal" },
  },
  function(t)
    t.p1:play("Atakhan")
    t:expect_no_option("Unit 3") -- would leave 7 Energy and 3 Power
    t.p1:choose("Anivia, Primal") -- 7 Energy and 2 Power
    t:expect("Anivia, Primal"):in_zone("trash")
    t:expect("Atakhan"):at("base"):might(7):keyword("ganking")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "order", 0)
  end,
}

scenario "Atakhan: nothing needs to be killed" {
  rule = "356.2.b",
  p1 = { hand = { "Atakhan" }, pool = { energy = 10, order = 3 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Atakhan"):no()
    t:expect("Unit 3"):at("base")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Atakhan: an enemy unit cannot be killed for it, and one is all" {
  p1 = { hand = { "Atakhan" }, pool = { energy = 4, order = 3 }, base = { "Unit 3", "Unit 4" } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t:cannot(t.p1, "play", "Atakhan")
  end,
}

scenario "Atakhan: attacking, the defender chooses one of theirs here to kill" {
  rule = "355.17",
  p1 = { base = { "Atakhan" } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Atakhan", "West Field")
    t:resolve()
    t:expect_decision("p2")
    t:expect_no_option("Unit 1")
    t:expect_no_option("Atakhan")
    t.p2:choose("Unit 4")
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 3"):at("West Field")
  end,
}

scenario "Atakhan: defending, nobody is killed" {
  p1 = { at = { ["West Field"] = { "Atakhan" } } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  turn = "p2",
  function(t)
    t.p2:move({ "Unit 3", "Unit 4" }, "West Field")
    t:expect_chain(0)
  end,
}

scenario "484.8.d Atakhan: a team mate's unit is friendly and may be killed for it" {
  format = "2v2",
  p1 = { hand = { "Atakhan" }, pool = { energy = 3, order = 1 } },
  p2 = { base = { "Unit 9" } },
  p3 = { base = { "Anivia, Primal", "Unit 3" } },
  function(t)
    t.p1:play("Atakhan")
    t:expect("Anivia, Primal"):in_zone("trash") -- the one that leaves it payable
    t:expect("Atakhan"):at("base")
    t:expect("Unit 9"):at("base")
  end,
}

scenario "457.1 Atakhan: the defender is who fights there, not a team mate" {
  format = "2v2",
  p1 = { base = { "Atakhan" } },
  p2 = { base = { "Unit 1" } },
  p4 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:move("Atakhan", "West Field")
    t:resolve()
    t:expect_decision("p4")
    t:expect_options("Unit 3", "Unit 4")
    t.p4:choose("Unit 4")
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 1"):at("base")
  end,
}
