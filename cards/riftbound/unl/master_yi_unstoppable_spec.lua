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
