-- SPDX-License-Identifier: MIT

scenario "Heedless Resurrection: a unit that costs no more than the killed one comes back for nothing" {
  rule = "356.1.b.1",
  p1 = {
    hand = { "Heedless Resurrection" }, pool = { energy = 2, chaos = 1 },
    base = { "Unit 5", "Unit 2" }, trash = { "Unit 4" },
  },
  function(t)
    t.p1:play("Heedless Resurrection"):on("Unit 4") -- only the Unit 5 costs as much
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 2"):at("base")
    t:pass_all()
    t:expect("Unit 4"):at("base"):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Heedless Resurrection: its Power counts, too" {
  p1 = {
    hand = { "Heedless Resurrection" }, pool = { energy = 2, chaos = 1 },
    base = { "Unit 7" }, trash = { "Anivia, Primal" },
  },
  p2 = { base = { "Anivia, Primal" } },
  function(t)
    t:cannot(t.p1, "play", "Heedless Resurrection")
  end,
}

scenario "Heedless Resurrection: with Reaction, and the killed unit may cost exactly as much" {
  rule = "813",
  p1 = {
    hand = { "Heedless Resurrection" }, pool = { energy = 2, chaos = 1 },
    base = { "Anivia, Primal" }, at = { ["West Field"] = { "Unit 3" } }, trash = { "Anivia, Primal", "Unit 6" },
  },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 3"):pass()
    t.p1:play("Heedless Resurrection"):on("Anivia, Primal#1")
    t:expect_chain(2)
    t:expect("Anivia, Primal#2"):in_zone("trash")
    t:resolve()
    t.p1:choose("your base")
    t:expect("Unit 3"):at("West Field")
    t:expect("Anivia, Primal#1"):at("base")
  end,
}

scenario "Heedless Resurrection: not without a friendly unit to kill, nor a unit in the trash" {
  rule = "356.2.a.1",
  p1 = { hand = { "Heedless Resurrection" }, pool = { energy = 2, chaos = 1 }, trash = { "Unit 0" } },
  p2 = {
    hand = { "Heedless Resurrection" }, pool = { energy = 2, chaos = 1 }, base = { "Unit 3" },
    trash = { "Incinerate" },
  },
  function(t)
    t:cannot(t.p1, "play", "p1's Heedless Resurrection")
    t.p1:end_turn()
    t:cannot(t.p2, "play", "p1's Heedless Resurrection")
  end,
}

scenario "740.1 Heedless Resurrection: a team mate's unit is killed for it, your trash gives the other" {
  format = "2v2",
  p1 = { hand = { "Heedless Resurrection" }, pool = { energy = 2, chaos = 1 }, trash = { "Unit 4" } },
  p3 = { base = { "Unit 5" }, trash = { "Unit 2" } },
  function(t)
    t.p1:play("Heedless Resurrection")
    t:expect("Unit 5"):in_zone("trash")
    t:pass_all()
    t:expect("Unit 4"):at("base"):controlled_by("p1")
    t:expect("Unit 2"):in_zone("trash")
  end,
}
