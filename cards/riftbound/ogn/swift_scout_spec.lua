-- SPDX-License-Identifier: MIT

scenario "811.1.b Swift Scout: one Energy instead of a Power to hide" {
  p1 = {
    legend = { "Swift Scout" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub" },
    pool = { energy = 1 },
  },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t:expect_number("p1", "energy", 0)
    t:expect("Pakaa Cub"):in_zone("facedown")
  end,
}

scenario "Swift Scout: the player says which, if he can pay both" {
  p1 = {
    legend = { "Swift Scout" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub" },
    pool = { energy = 1, fury = 1 },
  },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field"):no()
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "811.1.b Swift Scout: nothing is hidden by who has neither the Power nor the Energy" {
  p1 = {
    legend = { "Swift Scout" }, at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub" },
  },
  function(t)
    t:cannot(t.p1, "hide", "Pakaa Cub")
  end,
}

scenario "Swift Scout: not for the opponent" {
  p1 = { legend = { "Swift Scout" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "hide", "Pakaa Cub")
  end,
}

scenario "Swift Scout: a Teemo unit into the hand, from the Champion Zone or the board" {
  p1 = {
    legend = { "Swift Scout" }, champion = { "Teemo, Scout" }, base = { "Teemo, Strategist", "Unit 1" },
    pool = { energy = 1 },
  },
  p2 = { base = { "Teemo, Scout" } },
  function(t)
    t.p1:use("Swift Scout")
    t:expect_option("Teemo, Scout#1", "Teemo, Strategist")
    t:expect_no_option("Unit 1")
    t:expect_no_option("Teemo, Scout#2")
    t.p1:choose("Teemo, Scout#1")
    t:resolve()
    t:expect(t.p1.hand):is { "Teemo, Scout" }
    t:expect(t.p1.champion):count(0)
  end,
}

scenario "484.8.c Swift Scout: a Teemo unit you own, not a team mate's" {
  format = "2v2",
  p1 = { legend = "Swift Scout", pool = { energy = 1 }, base = { "Teemo, Scout" } },
  p3 = { base = { "Teemo, Strategist" } },
  function(t)
    t.p1:use("Swift Scout")
    t:expect_no_event("choose", "Teemo, Strategist")
    t:pass_all()
    t:expect(t.p1.hand):is { "Teemo, Scout" }
  end,
}

scenario "Swift Scout: one Energy and exhausting; a Teemo that an opponent controls comes back to you, his own Teemo does not" {
  p1 = { legend = { "Swift Scout" }, pool = { energy = 2 } },
  p2 = { base = { { "Teemo, Scout", owner = "p1" } }, champion = { "Teemo, Strategist" } },
  function(t)
    t.p1:use("Swift Scout")
    t:expect_event("choose", "Teemo, Scout")
    t:expect("Swift Scout"):exhausted()
    t:expect_number("p1", "energy", 1)
    t:resolve()
    t:expect(t.p1.hand):is { "Teemo, Scout" }
    t:cannot(t.p1, "use", "Swift Scout")
  end,
}
