-- SPDX-License-Identifier: MIT

scenario "Tricksy Tentacles: moves units of eight Might in all to one place" {
  rule = "355.11.a",
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 5" } } },
  function(t)
    t.p1:play("Tricksy Tentacles"):choose("Unit 3", "Unit 5"):choose("base")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Unit 5"):at("base")
  end,
}

scenario "Tricksy Tentacles: not of nine Might in all" {
  rule = "355.11.a",
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 5" } } },
  function(t)
    t.p1:play("Tricksy Tentacles")
    assert(t:accepts(t.p1, "Unit 5"), "a unit that is not")
    assert(not t:accepts(t.p1, "Unit 4", "Unit 5"), "a group that is too mighty was taken")
  end,
}

scenario "Tricksy Tentacles: a group that outgrew eight is cut down by the spell's controller" {
  rule = "355.11.b",
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = {
    at = { ["West Field"] = { "Unit 3", "Unit 5" } }, hand = { "Combat Experience" },
    pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Tricksy Tentacles"):choose("Unit 3", "Unit 5"):choose("base"):pass()
    t.p2:play("Combat Experience"):on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):might(6)
    t:resolve()
    t:expect_decision("p1", "355.11.b")
    t.p1:choose("Unit 5")
    t:expect("Unit 5"):at("base")
    t:expect("Unit 3"):at("West Field")
  end,
}

scenario "Tricksy Tentacles: a place where one of them is already is none for the group" {
  rule = "355.4.a",
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Tricksy Tentacles"):choose("Unit 3", "Unit 5")
    t:pass_all()
    t:expect("Unit 3"):at("East Field")
    t:expect("Unit 5"):at("East Field")
  end,
}

scenario "Tricksy Tentacles: not units of two opponents together" {
  rule = "355.11.a", players = 3,
  p1 = { hand = { "Tricksy Tentacles" }, pool = { energy = 4, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Tricksy Tentacles")
    assert(t:accepts(t.p1, "Unit 1", "Unit 2"), "two of one player")
    assert(not t:accepts(t.p1, "Unit 1", "Unit 3"), "units of two players were taken together")
    t.p1:choose("Unit 1", "Unit 2"):choose("base")
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 1", "Unit 2" }
  end,
}
