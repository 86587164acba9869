-- SPDX-License-Identifier: MIT

scenario "Altar to Unity: holding here plays a Recruit in my base" {
  battlefields = { "Altar to Unity", "East Field" },
  p1 = { at = { ["Altar to Unity"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Recruit"):at("base"):controlled_by("p1"):exhausted()
    t:expect_points("p1", 1)
  end,
}

scenario "Altar to Unity: not for holding elsewhere, not for conquering here" {
  battlefields = { "Altar to Unity", "East Field" },
  p1 = { base = { "Unit 2" }, at = { ["East Field"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:move("Unit 2", "Altar to Unity")
    t:showdown_pass()
    t:expect_points("p1", 2)
    t:expect("Recruit"):gone()
  end,
}

scenario "Altar to Unity: holding another battlefield beside it is not holding here" {
  battlefields = { "Altar to Unity", "East Field" },
  p1 = { at = { ["Altar to Unity"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 2)
    t:expect(t.p1.base):is { "Recruit" }
  end,
}

scenario "187.6.c Altar to Unity: an opponent of who brought it holds it, and plays the Recruit" {
  players = 3, battlefields = { "Altar to Unity", "East Field", "North Field" }, turn = "p2",
  p3 = { at = { ["Altar to Unity"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect(t.p3.base):is { "Recruit" }
    t:expect("Recruit"):controlled_by("p3")
    t:expect(t.p1.base):count(0)
  end,
}
