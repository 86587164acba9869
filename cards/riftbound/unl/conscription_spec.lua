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
