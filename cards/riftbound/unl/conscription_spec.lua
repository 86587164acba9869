-- SPDX-License-Identifier: MIT

scenario "Conscription: a small enemy unit at a battlefield is taken, exhausted, recalled" {
  rule = "188",
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:play("Conscription")
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p1"):exhausted():at("base")
    t:expect(t.p1.base):is { "Unit 3" }
    t:next_turn()
    t:expect("Unit 3"):controlled_by("p1")
  end,
}

scenario "Conscription: for 5 XP any" {
  rule = "356.2",
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 5 },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 9" } } },
  function(t)
    t.p1:play("Conscription"):yes():on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):controlled_by("p1"):at("base")
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Conscription: with only a large one there the XP must be paid" {
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 5 },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Conscription")
    t:pass_all()
    t:expect("Unit 9"):controlled_by("p1")
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Conscription: without XP no large one" {
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 4 },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t) t:cannot(t.p1, "play", "Conscription") end,
}

scenario "Conscription: its printed numbers" {
  p1 = { hand = { "Conscription" } },
  function(t)
    t:expect("Conscription"):attribute("energy", 5):attribute("power", 2)
  end,
}

scenario "Conscription: neither one of yours nor one in a base, paid for or not" {
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 }, xp = 5,
    at = { ["East Field"] = { "Unit 1" } } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3" } }, base = { "Unit 0" } },
  function(t)
    local try = t:copy()
    t.p1:play("Conscription"):no()
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option("Unit 1", "Unit 0")
    try.p1:play("Conscription"):yes()
    try:expect_option("Unit 2", "Unit 3")
    try:expect_no_option("Unit 1", "Unit 0")
  end,
}

scenario "740.2 Conscription: no unit of a team mate, and what it takes goes to your base" {
  format = "2v2",
  p1 = { hand = { "Conscription" }, pool = { energy = 5, chaos = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { at = { ["North Field"] = { "Unit 1" } } },
  p4 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Conscription")
    t:expect_option("Unit 3", "Unit 2")
    t:expect_no_option("Unit 1")
    t.p1:on("Unit 2")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 2" }
    t:expect("Unit 2"):owned_by("p4"):controlled_by("p1"):exhausted()
  end,
}
