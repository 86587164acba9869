-- SPDX-License-Identifier: MIT

scenario "Dusk Rose Lab: at the start of your turn a unit here may die for a card, before scoring" {
  rule = "315.2.a",
  battlefields = { "Dusk Rose Lab", "East Field" },
  p1 = { at = { ["Dusk Rose Lab"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect(t.p1.hand):count(2)
    t:expect_points("p1", 0)
  end,
}

scenario "Dusk Rose Lab: need not, and then you hold" {
  battlefields = { "Dusk Rose Lab", "East Field" },
  p1 = { at = { ["Dusk Rose Lab"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:no()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Dusk Rose Lab: not in the opponent's turn" {
  battlefields = { "Dusk Rose Lab", "East Field" },
  p1 = { at = { ["Dusk Rose Lab"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect("Unit 1"):at("Dusk Rose Lab")
  end,
}

scenario "484.8.c Dusk Rose Lab: its player's Beginning Phase and unit, not a team mate's" {
  format = "2v2", turn = "p4", battlefields = { "Dusk Rose Lab", "East Field", "North Field" },
  p1 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { at = { ["Dusk Rose Lab"] = { "Unit 1" } } },
  function(t)
    t.p4:end_turn()
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t.p2:end_turn()
    t.p3:yes():yes()
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 4"):at("East Field")
  end,
}
