-- SPDX-License-Identifier: MIT

scenario "Deadbloom Predator: may be played to a battlefield an enemy holds, which begins a combat" {
  rule = "355.2.b",
  p1 = { hand = { "Deadbloom Predator" }, pool = { energy = 8, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Deadbloom Predator"):at("West Field")
    t:expect("Deadbloom Predator"):attacking()
    t:combat()
    t:expect_points("p1", 1)
  end,
}

scenario "Deadbloom Predator: not to an open battlefield" {
  p1 = { hand = { "Deadbloom Predator" }, pool = { energy = 8, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Deadbloom Predator")
    t:expect_option("West Field", "base")
    t:expect_no_option("East Field")
  end,
}

scenario "Deadbloom Predator: an opponent pays for choosing it" {
  rule = "809.1",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Deadbloom Predator" } } },
  function(t)
    t:cannot(t.p1, "play", "Incinerate")
  end,
}

scenario "740.2 Deadbloom Predator: an opponent's battlefield, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Deadbloom Predator" }, pool = { energy = 12, any = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Deadbloom Predator")
    t:expect_option("West Field")
    t:expect_no_option("East Field")
    t.p1:at("base")
  end,
}

scenario "169.10.a Deadbloom Predator: an enemy battlefield without a unit is not occupied" {
  p1 = { hand = { "Deadbloom Predator" }, pool = { energy = 8, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  controls = { ["East Field"] = "p2" },
  function(t)
    t.p1:play("Deadbloom Predator")
    t:expect_options("West Field", "base")
    t.p1:at("base")
    t:expect("Deadbloom Predator"):at("base")
  end,
}

scenario "442.2.a Deadbloom Predator: a third player's occupied battlefield, in three" {
  players = 3,
  p1 = { hand = { "Deadbloom Predator" }, pool = { energy = 8, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  p3 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Deadbloom Predator")
    t:expect_options("West Field", "East Field", "base")
    t.p1:at("East Field")
    t:expect("Deadbloom Predator"):attacking()
    t:expect("Unit 4"):defending()
  end,
}
