-- SPDX-License-Identifier: MIT

scenario "Master Yi, Unstoppable: with 3 XP he costs 10 and two Calm" {
  rule = "824",
  p1 = { hand = { "Master Yi, Unstoppable" }, pool = { energy = 10, calm = 2 }, xp = 3 },
  function(t)
    t.p1:play("Master Yi, Unstoppable")
    t:expect("Master Yi, Unstoppable"):at("base")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "calm", 0)
  end,
}

scenario "Master Yi, Unstoppable: with 6 XP 8 and one" {
  p1 = { hand = { "Master Yi, Unstoppable" }, pool = { energy = 8, calm = 1 }, xp = 6 },
  function(t)
    t.p1:play("Master Yi, Unstoppable")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "calm", 0)
  end,
}

scenario "Master Yi, Unstoppable: with 11 XP 6 and none" {
  p1 = { hand = { "Master Yi, Unstoppable" }, pool = { energy = 6 }, xp = 11 },
  function(t)
    t.p1:play("Master Yi, Unstoppable")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Master Yi, Unstoppable: with 2 XP the whole price" {
  p1 = { hand = { "Master Yi, Unstoppable" }, pool = { energy = 11, calm = 3 }, xp = 2 },
  function(t) t:cannot(t.p1, "play", "Master Yi, Unstoppable") end,
}

scenario "Master Yi, Unstoppable: with 16 XP enemy spells cannot choose him, with 15 they can" {
  p1 = { base = { "Master Yi, Unstoppable" }, xp = 16 },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } }, turn = "p2",
  function(t) t:cannot(t.p2, "play", "Stupefy") end,
}

scenario "Master Yi, Unstoppable: with 15 XP they can" {
  p1 = { base = { "Master Yi, Unstoppable" }, xp = 15 },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } }, turn = "p2",
  function(t) t:can(t.p2, "play", "Stupefy") end,
}

scenario "Master Yi, Unstoppable: with 16 XP a team mate may choose him, opponents may not" {
  format = "2v2",
  p1 = { base = { "Master Yi, Unstoppable" }, xp = 16 },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 1" } },
  p3 = { hand = { "Discipline" }, pool = { energy = 2 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Discipline"):on("Master Yi, Unstoppable"):pass()
    t.p4:pass()
    t.p1:pass()
    t.p2:play("Stupefy"):on("Unit 1")
    t:pass_all()
    t:expect("Master Yi, Unstoppable"):might(14)
    t:expect("Unit 1"):might(1)
  end }
