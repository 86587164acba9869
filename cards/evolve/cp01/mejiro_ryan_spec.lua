-- SPDX-License-Identifier: MIT
scenario "Mejiro Ryan: an amulet that leaves, a Mejiro follower too; nobody else" {
  p1 = { field = { { "Mejiro Ryan", new = true }, "The Will to Overtake" }, play_points = 2 },
  function(t)
    t:expect("Mejiro Ryan"):no_keyword("storm")
    t.p1:use("The Will to Overtake")
    t:expect("Mejiro Ryan"):keyword("storm")
  end }

scenario "Mejiro Ryan: the enemy's amulet does nothing" {
  p1 = { field = { "Mejiro Ryan" } },
  p2 = { field = { "The Will to Overtake" }, play_points = 2 }, turn = "p2",
  function(t)
    t.p2:use("The Will to Overtake")
    t:expect("Mejiro Ryan"):no_keyword("storm")
  end }
