-- SPDX-License-Identifier: MIT

scenario "Leona, Zealot: ready when an opponent is within three of the Victory Score" {
  p1 = { hand = { "Leona, Zealot" }, pool = { energy = 6, calm = 1 } }, p2 = { points = 5 },
  function(t)
    t.p1:play("Leona, Zealot")
    t:pass_all()
    t:expect("Leona, Zealot"):ready()
  end }

scenario "Leona, Zealot: not within four, and one's own points do not count" {
  p1 = { hand = { "Leona, Zealot" }, pool = { energy = 6, calm = 1 }, points = 7 }, p2 = { points = 4 },
  function(t)
    t.p1:play("Leona, Zealot")
    t:pass_all()
    t:expect("Leona, Zealot"):exhausted()
  end }

scenario "Leona, Zealot: stunned enemies here, to a minimum of 1" {
  p1 = { at = { ["West Field"] = { "Leona, Zealot", { "Unit 3", stunned = true } } } },
  p2 = { at = { ["West Field"] = { { "Unit 10", stunned = true }, { "Unit 5", stunned = true }, "Unit 4" } },
    base = { { "Unit 7", stunned = true } } },
  function(t)
    t:expect("Unit 10"):might(2)
    t:expect("Unit 5"):might(1)
    t:expect("Unit 4"):might(4)
    t:expect("Unit 3"):might(3)
    t:expect("Unit 7"):might(7)
  end }

scenario "740.2 Leona, Zealot: a team mate's score does not let her enter ready" {
  format = "2v2",
  p1 = { hand = { "Leona, Zealot" }, pool = { energy = 9, any = 3 } },
  p3 = { points = 9 },
  function(t)
    t.p1:play("Leona, Zealot")
    t:expect("Leona, Zealot"):at("base"):exhausted()
  end,
}

scenario "484.6 Leona, Zealot: an opponent's score is that of the team" {
  format = "2v2",
  p1 = { hand = { "Leona, Zealot" }, pool = { energy = 6, calm = 1 } },
  p2 = { points = 4 }, p4 = { points = 4 },
  function(t)
    t.p1:play("Leona, Zealot")
    t:expect("Leona, Zealot"):ready()
  end,
}

scenario "740.2 Leona, Zealot: stunned units of either opponent here, no team mate's" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Leona, Zealot" } } },
  p3 = { at = { ["West Field"] = { { "Unit 9", stunned = true } } } },
  p4 = { at = { ["East Field"] = { { "Unit 8", stunned = true } } } },
  function(t)
    t:expect("Unit 9"):might(9)
    t:expect("Unit 8"):might(8)
  end,
}
