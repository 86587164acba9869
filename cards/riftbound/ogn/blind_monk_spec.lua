-- SPDX-License-Identifier: MIT

scenario "Blind Monk: one Energy and exhausting buffs a friendly unit" {
  p1 = { legend = { "Blind Monk" }, base = { "Unit 2" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use("Blind Monk"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):buffed():might(3)
    t:expect("Blind Monk"):exhausted()
    t:expect_number("p1", "energy", 1)
    t:cannot(t.p1, "use", "Blind Monk")
  end,
}

scenario "Blind Monk: not without the Energy, not for an enemy unit" {
  p1 = { legend = { "Blind Monk" }, base = { "Unit 2" } },
  p2 = { legend = { "Blind Monk" }, runes = { calm = 1 } },
  function(t)
    t:cannot(t.p1, "use", "p1's Blind Monk")
    t:next_turn()
    t:cannot(t.p2, "use", "Blind Monk#2")
  end,
}

scenario "Blind Monk: not in a showdown" {
  rule = "381",
  p1 = { legend = { "Blind Monk" }, base = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_decision("p1", "focus")
    t:cannot(t.p1, "use", "Blind Monk")
  end,
}

scenario "740.1 Blind Monk: a team mate's unit is friendly" {
  format = "2v2",
  p1 = { legend = "Blind Monk", pool = { energy = 1 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { { "Unit 4", exhausted = true } } },
  function(t)
    t.p1:use("Blind Monk")
    t:expect_option("Unit 4", "Unit 2")
    t:expect_no_option("Unit 6")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):buffed()
  end,
}
