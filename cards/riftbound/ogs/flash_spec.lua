-- SPDX-License-Identifier: MIT

scenario "Flash: up to two friendly units to base" {
  p1 = {
    hand = { "Flash" }, pool = { energy = 2 },
    at = { ["West Field"] = { "Unit 1", "Unit 2" }, ["East Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Flash"):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):at("base")
    t:expect("Unit 3"):at("base")
    t:expect("Unit 2"):at("West Field")
    t:expect_control("East Field", "nobody")
  end,
}

scenario "Flash: one or none will do" {
  rule = "355.13",
  p1 = {
    hand = { "Flash", "Flash" }, pool = { energy = 4 },
    at = { ["West Field"] = { "Unit 1", "Unit 2" } },
  },
  function(t)
    t.p1:play("Flash"):choose("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("base")
    t.p1:play("Flash"):choose()
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Flash: no enemy units; one that is at home may be chosen and does not move" {
  rule = "355.5",
  p1 = {
    hand = { "Flash" }, pool = { energy = 2 }, base = { "Unit 1" },
    at = { ["West Field"] = { "Unit 2" } },
  },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Flash")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 1", "Unit 2")
    t:pass_all()
    t:expect_event("choose", "Unit 1")
    t:expect("Unit 1"):at("base")
    t:expect("Unit 2"):at("base")
    t:expect_no_event("move", "Unit 1")
    t:expect_event("move", "Unit 2")
  end,
}

scenario "Flash: with units at home only it is played, and nothing moves" {
  rule = "055.1",
  p1 = { hand = { "Flash" }, pool = { energy = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Flash"):choose("Unit 1")
    t:pass_all()
    t:expect("Flash"):in_zone("trash")
    t:expect_no_event("move")
  end,
}

scenario "740.1 Flash: each unit goes to its own base" {
  format = "2v2",
  p1 = { hand = { "Flash" }, pool = { energy = 9, any = 3 }, at = { ["East Field"] = { "Unit 1" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Flash"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 1" }
    t:expect(t.p3.base):is { "Unit 2" }
  end,
}

scenario "813 Flash: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "Flash" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "Flash", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "Flash")
  end,
}
