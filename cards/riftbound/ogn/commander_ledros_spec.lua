-- SPDX-License-Identifier: MIT

scenario "Commander Ledros: one Order Power less for each friendly unit killed" {
  rule = "356.4",
  p1 = {
    hand = { "Commander Ledros" }, pool = { energy = 6, order = 1 },
    base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
  },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Commander Ledros") -- he could not be paid for without it
    t:expect_no_option("Unit 5")
    t.p1:choose("Unit 1", "Unit 2", "Unit 4")
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):at("base")
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Commander Ledros"):at("base"):might(8):keyword("deflect", "ganking")
    t:expect_number("p1", "order", 0)
  end,
}

scenario "Commander Ledros: fewer than are needed to pay cannot be killed, more can" {
  rule = "356.5",
  p1 = {
    hand = { "Commander Ledros" }, pool = { energy = 6, order = 2 },
    base = { "Unit 0", "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
  },
  function(t)
    t.p1:play("Commander Ledros")
    assert(not t:accepts(t.p1, "Unit 1"))
    assert(t:accepts(t.p1, "Unit 1", "Unit 2"))
    t.p1:choose("Unit 0", "Unit 1", "Unit 2", "Unit 3", "Unit 4") -- the cost is never below 0
    t:expect(t.p1.trash):count(5)
    t:expect_number("p1", "order", 2)
  end,
}

scenario "Commander Ledros: nobody needs to be killed" {
  rule = "356.2.b",
  p1 = { hand = { "Commander Ledros" }, pool = { energy = 6, order = 4 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Commander Ledros"):no()
    t:expect("Unit 1"):at("base")
    t:expect_number("p1", "order", 0)
  end,
}

scenario "Commander Ledros: not with too few units, and the Energy is not less" {
  p1 = {
    hand = { "Commander Ledros" }, pool = { energy = 5, order = 4 },
    base = { "Unit 1", "Unit 2", "Unit 3" },
  },
  function(t)
    t:cannot(t.p1, "play", "Commander Ledros")
  end,
}

scenario "Commander Ledros: where all units together are not enough he cannot be played" {
  p1 = { hand = { "Commander Ledros" }, pool = { energy = 6 }, base = { "Unit 1", "Unit 2", "Unit 3" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t:cannot(t.p1, "play", "Commander Ledros")
  end,
}

scenario "740.1 Commander Ledros: any number of friendly units, a team mate's among them" {
  format = "2v2",
  p1 = { hand = { "Commander Ledros" }, pool = { energy = 12, order = 2 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Commander Ledros")
    t:expect_option("Unit 2", "Unit 4")
    t:expect_no_option("Unit 6")
    t.p1:choose("Unit 2", "Unit 4"):at("base")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 4"):in_zone("trash")
  end,
}

scenario "357.2.a Commander Ledros: a unit that is saved from the cost has paid for it" {
  p1 = { hand = { "Commander Ledros" }, pool = { energy = 6, order = 3 }, base = { "Unit 1", "Zhonya's Hourglass" } },
  function(t)
    t.p1:play("Commander Ledros") -- without it there is one Power too little
    t:expect("Unit 1"):at("base"):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone("trash")
    t:expect("Commander Ledros"):at("base")
    t:expect_number("p1", "order", 0)
  end,
}
