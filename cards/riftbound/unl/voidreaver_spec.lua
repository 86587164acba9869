-- SPDX-License-Identifier: MIT

scenario "Voidreaver: winning a combat gains 1 XP" {
  p1 = { legend = "Voidreaver", base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Voidreaver: 1 XP buffs a unit" {
  p1 = { legend = "Voidreaver", xp = 1, base = { "Unit 5" } },
  function(t)
    t.p1:use("Voidreaver")
    t:pass_all()
    t:expect("Unit 5"):buffed()
    t:expect("Voidreaver"):exhausted()
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Voidreaver: 2 XP send an exhausted friendly unit home" {
  p1 = { legend = "Voidreaver", xp = 2, at = { ["West Field"] = { { "Unit 5", exhausted = true }, "Unit 4" } } },
  function(t)
    t.p1:use("Voidreaver", 2)
    t:pass_all()
    t:expect("Unit 5"):at("base"):exhausted()
    t:expect("Unit 4"):at("West Field")
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "Voidreaver: not with too few XP, not a ready unit" {
  p1 = { legend = "Voidreaver", xp = 2, at = { ["West Field"] = { "Unit 4" } } },
  function(t) t:cannot(t.p1, "use", "Voidreaver", 2) end,
}
