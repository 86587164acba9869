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

scenario "10.7.4 Mejiro Ryan: a follower of the family, also as it goes back to the hand; no other follower" {
  p1 = { field = { { "Mejiro Ryan", new = true }, "Mejiro Dober", "Haru Urara" }, hand = { "Soul Conversion", "Marvelous Sunday" }, play_points = 3 },
  function(t)
    t.p1:play("Soul Conversion"):on "Haru Urara"
    t:expect("Mejiro Ryan"):no_keyword("storm")
    t.p1:play("Marvelous Sunday"):yes():choose("Mejiro Dober")
    t:expect("Mejiro Ryan"):keyword("storm")
  end }
