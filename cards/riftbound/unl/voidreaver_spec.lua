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

scenario "484.8.c Voidreaver: a combat that a team mate wins is none of yours" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Voidreaver" },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p3:move("Unit 5", "West Field")
    t:combat()
    t:expect_control("West Field", "p3")
    t:expect_number("p1", "xp", 0)
  end,
}

scenario "740.1 Voidreaver: a team mate's exhausted unit goes to its own base, an opponent's does not" {
  format = "2v2",
  p1 = { legend = "Voidreaver", xp = 2 },
  p2 = { at = { ["East Field"] = { { "Unit 4", exhausted = true } } } },
  p3 = { at = { ["West Field"] = { { "Unit 5", exhausted = true } } } },
  function(t)
    t.p1:use("Voidreaver", 2):on("Unit 5")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 5" }
    t:expect("Unit 4"):at("East Field")
  end,
}
