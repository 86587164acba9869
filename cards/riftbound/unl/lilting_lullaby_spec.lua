-- SPDX-License-Identifier: MIT

scenario "Lilting Lullaby: the spell is countered, its controller plays no spells this turn but units" {
  p1 = { hand = { "Incinerate", "Stupefy", "Unit 1" }, pool = { energy = 6, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Lilting Lullaby", "Stupefy" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5"):pass()
    t.p2:play("Lilting Lullaby"):on("Incinerate")
    t:resolve()
    t:expect("Incinerate"):in_zone("trash")
    t:expect("Unit 5"):damage(0)
    t:cannot(t.p1, "play", "Stupefy#1", "054")
    t:can(t.p1, "play", "Unit 1")
  end,
}

scenario "Lilting Lullaby: who cast it may play spells, and on the next turn everybody" {
  p1 = { hand = { "Incinerate", "Stupefy" }, pool = { energy = 3, fury = 1 }, base = { "Unit 3" }, runes = { mind = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Lilting Lullaby", "Stupefy" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5"):pass()
    t.p2:play("Lilting Lullaby"):on("Incinerate")
    t:resolve()
    t.p1:move("Unit 3", "West Field")
    t:cannot(t.p1, "play", "Stupefy#1", "054")
    t.p1:pass()
    t:can(t.p2, "play", "Stupefy#2")
    t:combat()
    t:next_turn()
    t:expect_no_reason(t.p1, "Stupefy#1", { kind = "fails", topic = "forbidden" })
  end,
}

scenario "Lilting Lullaby: without its spell it does nothing at all" {
  rule = "359.3.e.7",
  p1 = { hand = { "Incinerate", "Defy", "Stupefy" }, pool = { energy = 6, fury = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Lilting Lullaby" }, pool = { energy = 2, calm = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5"):pass()
    t.p2:play("Lilting Lullaby"):on("Incinerate"):pass()
    t.p1:play("Defy"):on("Incinerate")
    t:resolve()
    t:expect("Incinerate"):in_zone("trash")
    t:resolve()
    t:can(t.p1, "play", "Stupefy")
  end,
}
