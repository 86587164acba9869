-- SPDX-License-Identifier: MIT

scenario "Arcane Shift: a friendly unit comes back for nothing, an enemy is dealt 3, the spell is banished" {
  rule = "356.1.b",
  p1 = { hand = { "Arcane Shift" }, pool = { energy = 3, mind = 1 }, base = { { "Wielder of Water", damage = 1 }, "Bubble Bot" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Arcane Shift"):on("Wielder of Water", "Unit 5")
    t:pass_all()
    t:expect("Wielder of Water"):at("base"):damage(0):exhausted()
    t:expect("Unit 5"):damage(3)
    t:expect(t.p1.banishment):is { "Arcane Shift" }
    t:expect(t.p1.trash):count(0)
  end,
}

scenario "Arcane Shift: its play effect is done again" {
  p1 = { hand = { "Arcane Shift" }, pool = { energy = 3, mind = 1 }, base = { "Lecturing Yordle" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Arcane Shift"):on("Lecturing Yordle", "Unit 5")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Arcane Shift: its owner plays it" {
  rule = "127.1",
  p1 = { hand = { "Arcane Shift" }, pool = { energy = 3, mind = 1 }, base = { { "Unit 2", owner = "p2" } } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Arcane Shift"):on("Unit 2", "Unit 5")
    t:pass_all()
    t.p2:at("West Field")
    t:expect("Unit 2"):at("West Field"):controlled_by("p2")
  end,
}

scenario "Arcane Shift: no enemy at a battlefield, no spell" {
  p1 = { hand = { "Arcane Shift" }, pool = { energy = 3, mind = 1 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 5" } },
  function(t) t:cannot(t.p1, "play", "Arcane Shift") end,
}

scenario "740.1 Arcane Shift: a team mate's unit, which the team mate plays" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Arcane Shift" }, pool = { energy = 3, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } }, p3 = { base = { { "Unit 2", damage = 1 } } }, p4 = {},
  function(t)
    t.p1:play("Arcane Shift"):on("Unit 2", "Unit 5")
    t:pass_all()
    t:expect("Unit 2"):controlled_by("p3"):at("base"):damage(0)
    t:expect_event("play", "Unit 2", { by = "p3" })
  end,
}
